import type { MailKind } from '@shop/domain/mail-preference'
import { Button, Checkbox } from '@shop/ui'
import { Form, useNavigation } from 'react-router'
import { type MailWords, NOTHING, SAVE_MAILS } from './mail-words.ts'

interface MailPreferenceFormProps {
  readonly words: MailWords
  readonly wanted: readonly MailKind[]
}

/** Kinds that are asked for where they belong, on pages of products and of saved lists: here they are ended. */
const ASKED_ELSEWHERE: ReadonlySet<MailKind> = new Set(['back-in-stock', 'price-drop'])

/** A box for each kind of mail; all are saved at once, or all are switched off. */
export function MailPreferenceForm({ words, wanted }: MailPreferenceFormProps) {
  // What was asked for on the pages of products can only be ended here; without any, nothing of it may be ended either.
  const hasAlerts = wanted.includes('back-in-stock')
  const shown = words.kinds.filter(({ kind }) => !ASKED_ELSEWHERE.has(kind) || wanted.includes(kind))
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" key={wanted.join()} className="rounded-panel border border-steel-200 p-5 md:p-6">
      {hasAlerts ? null : <input type="hidden" name="wanted" value="back-in-stock" />}
      <ul className="grid gap-2">
        {shown.map(({ kind, label, text }) => (
          <li key={kind} className="border-steel-200 border-b pb-2 last:border-0">
            <Checkbox name="wanted" value={kind} defaultChecked={wanted.includes(kind)}>
              <span className="block font-medium text-base">{label}</span>
              <span className="mt-1 block text-steel-600">{text}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value={SAVE_MAILS} busy={isBusy} className="max-sm:w-full">
          {words.save}
        </Button>
        <Button type="submit" name="intent" value={NOTHING} variant="tertiary" busy={isBusy} className="max-sm:w-full">
          {words.nothing}
        </Button>
      </p>
    </Form>
  )
}
