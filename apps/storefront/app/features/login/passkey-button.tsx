import { Button, FieldError } from '@shop/ui'
import { IconKey } from '@shop/ui/icons'
import { useEffect, useState } from 'react'
import type { OtherSignInWays } from './load-sign-in-ways.server.ts'

/**
 * Signs in with a passkey, by a press or by what the browser offers in the field of the e-mail address. Shown where the browser
 * knows passkeys; what does it is loaded then.
 */
export function PasskeyButton({ ways }: { readonly ways: OtherSignInWays }) {
  const [state, setState] = useState<'hidden' | 'ready' | 'busy' | 'failed' | 'closed'>('hidden')
  const { target, words } = ways
  useEffect(() => {
    if (!window.PublicKeyCredential) return
    setState('ready')
    void import('./use-passkey.ts').then(({ offerPasskeys }) => offerPasskeys(target))
  }, [target])
  if (state === 'hidden') return null
  const problems = { failed: words.passkeyFailed, closed: words.closedToSupport }
  const signIn = async () => {
    setState('busy')
    const { signInWithPasskey } = await import('./use-passkey.ts')
    const outcome = await signInWithPasskey(target)
    // Someone who thinks better of it needs no message.
    if (outcome !== 'left') setState(outcome === 'cancelled' ? 'ready' : outcome)
  }
  return (
    <div className="grid">
      <Button variant="tertiary" size="lg" busy={state === 'busy'} onClick={signIn}>
        {state === 'busy' ? null : <IconKey className="size-5 shrink-0" />}
        {words.withPasskey}
      </Button>
      <FieldError fieldId="passkey" error={state === 'failed' || state === 'closed' ? problems[state] : undefined} />
    </div>
  )
}
