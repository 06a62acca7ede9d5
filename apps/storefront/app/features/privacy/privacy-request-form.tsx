import { Button, InformationBox } from '@shop/ui'
import { Form, useNavigation } from 'react-router'
import { UnbrokenWords } from '../../commerce-ui/unbroken-words.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { KIND_FIELD, type PrivacyFormAnswer } from './privacy-answer.ts'
import { PrivacyNotice, refusalText } from './privacy-notice.tsx'
import type { PrivacyWords } from './privacy-words.server.ts'

interface PrivacyRequestFormProps {
  readonly words: PrivacyWords
  readonly answer: PrivacyFormAnswer | undefined
}

/** Asks for the mail with a link to a copy of one's data, or to their erasure, by an address. Works without scripts. */
export function PrivacyRequestForm({ words, answer }: PrivacyRequestFormProps) {
  const { t } = useShop()
  const isBusy = useNavigation().state !== 'idle'
  if (answer?.is === 'sent')
    return (
      <InformationBox type="success" title={words.sentTitle}>
        {answer.text}
      </InformationBox>
    )
  const refused = answer?.is === 'refused' ? answer : undefined
  const isOfField = refused?.why === 'email' || refused?.why === 'required'
  return (
    <Form method="post" noValidate className="grid gap-8">
      <p className="max-w-[60ch] text-ink-700">
        <UnbrokenWords text={words.lead} />
      </p>
      {refused && !isOfField ? <PrivacyNotice text={refusalText(t, words, refused.why)} /> : null}
      <div className="max-w-120">
        <EmailField
          required
          hint={words.emailHint}
          defaultValue={refused?.email}
          error={refused && isOfField ? refusalText(t, words, refused.why) : undefined}
        />
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <Choice title={words.copy} text={words.copyText}>
          <Button type="submit" name={KIND_FIELD} value="export" variant="primary" busy={isBusy}>
            {words.copy}
          </Button>
        </Choice>
        <Choice title={words.erase} text={words.eraseText}>
          <Button type="submit" name={KIND_FIELD} value="erasure" variant="secondary" busy={isBusy}>
            {words.erase}
          </Button>
        </Choice>
      </div>
    </Form>
  )
}

function Choice({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <section className="flex flex-col gap-4 rounded-panel border border-steel-200 p-5 md:p-6">
      <h2 className="text-h4">{title}</h2>
      <p className="grow text-ink-700">
        <UnbrokenWords text={text} />
      </p>
      <div>{children}</div>
    </section>
  )
}
