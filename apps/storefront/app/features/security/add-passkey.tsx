import { PASSKEY_NAME_LENGTH } from '@shop/domain/login'
import { Button, TextField } from '@shop/ui'
import { IconPlus } from '@shop/ui/icons'
import { type FormEvent, useEffect, useState } from 'react'
import { useShop } from '../../request/use-shop.tsx'
import type { SecurityWords } from './security-words.server.ts'

interface AddPasskeyProps {
  readonly words: SecurityWords
  /** Name that is proposed, such as that of this browser. */
  readonly proposal: string
  /** Where the page goes on once there is one. */
  readonly target: string
}

/** Makes a passkey with the device at hand; what does it is loaded with the press. Needs scripts, as passkeys do. */
export function AddPasskey({ words, proposal, target }: AddPasskeyProps) {
  const { t } = useShop()
  const [state, setState] = useState<'unknown' | 'unsupported' | 'ready' | 'busy' | 'failed' | 'closed'>('unknown')
  const [hasName, setHasName] = useState(true)
  useEffect(() => setState(window.PublicKeyCredential ? 'ready' : 'unsupported'), [])
  if (state === 'unknown' || state === 'unsupported')
    return (
      <>
        {state === 'unsupported' ? <p className="text-steel-600">{words.passkeyUnsupported}</p> : null}
        <noscript>
          <p className="text-steel-600">{words.passkeyUnsupported}</p>
        </noscript>
      </>
    )
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('passkeyName') ?? '')
      .replace(/\s+/g, ' ')
      .trim()
    setHasName(name !== '')
    if (name === '' || state === 'busy') return
    setState('busy')
    const { addPasskey } = await import('./make-passkey.ts')
    const outcome = await addPasskey(name.slice(0, PASSKEY_NAME_LENGTH), target)
    if (outcome !== 'left') setState(outcome === 'cancelled' ? 'ready' : outcome)
  }
  const problems = { failed: words.passkeyNotAdded, closed: words.closedToSupport }
  const nameError = hasName ? undefined : t('checkout.errorRequired', { field: words.passkeyName })
  return (
    <form onSubmit={add} noValidate className="grid max-w-120 gap-4">
      <TextField
        id="passkeyName"
        name="passkeyName"
        label={words.passkeyName}
        defaultValue={proposal}
        maxLength={PASSKEY_NAME_LENGTH}
        autoComplete="off"
        error={state === 'failed' || state === 'closed' ? problems[state] : nameError}
      />
      <Button type="submit" className="justify-self-start" busy={state === 'busy'}>
        {state === 'busy' ? null : <IconPlus className="size-5 shrink-0" />}
        {words.addPasskey}
      </Button>
    </form>
  )
}
