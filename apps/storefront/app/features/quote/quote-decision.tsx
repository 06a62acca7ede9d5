import { MAX_QUOTE_COMMENT } from '@shop/domain/quote'
import { Button, TextArea } from '@shop/ui'
import { Form, useNavigation } from 'react-router'
import { ACCEPT, DECLINE, RENEGOTIATE } from './quote-form.ts'

interface QuoteDecisionProps {
  readonly words: Readonly<Record<'accept' | 'asideHint' | 'decline' | 'renegotiate' | 'change', string>>
  /** Of the quote as it is shown. */
  readonly version: number
  /** What was sent and not done. */
  readonly refused:
    | { readonly typed: { readonly comment: string }; readonly isComment: boolean; readonly problem: string }
    | undefined
}

/** What a buyer does with an open quote: accepts it, turns it down, or asks for another one. */
export function QuoteDecision({ words, version, refused }: QuoteDecisionProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <>
      <Form method="post" className="grid gap-3">
        <input type="hidden" name="version" value={version} />
        <p className="max-w-160 text-sm text-steel-600">{words.asideHint}</p>
        <p className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value={ACCEPT} size="lg" busy={isBusy} className="max-sm:w-full">
            {words.accept}
          </Button>
          <Button type="submit" name="intent" value={DECLINE} variant="tertiary" busy={isBusy} className="max-sm:w-full">
            {words.decline}
          </Button>
        </p>
      </Form>
      <details open={refused?.isComment}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-link underline underline-offset-4">
          {words.renegotiate}
        </summary>
        <Form method="post" noValidate className="mt-2 grid gap-4">
          <input type="hidden" name="version" value={version} />
          <TextArea
            id="comment"
            name="comment"
            label={words.change}
            rows={4}
            maxLength={MAX_QUOTE_COMMENT}
            defaultValue={refused?.typed.comment}
            error={refused?.isComment ? refused.problem : undefined}
          />
          <p>
            <Button type="submit" name="intent" value={RENEGOTIATE} variant="secondary" busy={isBusy} className="max-sm:w-full">
              {words.renegotiate}
            </Button>
          </p>
        </Form>
      </details>
    </>
  )
}
