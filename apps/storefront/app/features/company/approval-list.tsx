import { Button, buttonClass, TextField } from '@shop/ui'
import { Form, useNavigation } from 'react-router'
import { LinkForm } from '../../forms/link-form.tsx'
import type { ApprovalWords, ShownApproval } from './approvals.server.ts'
import { APPROVAL_DECISIONS } from './decisions.ts'

/** What was refused of a reason: shown in its form again. */
export interface RefusedReason {
  readonly id: string
  readonly typed: string
  readonly error: string | undefined
}

interface ApprovalListProps {
  readonly id: string
  readonly title: string
  readonly requests: readonly ShownApproval[]
  readonly words: ApprovalWords
  readonly refused: RefusedReason | undefined
}

/** Requests under a title, each with what may be done about it; renders nothing without any. */
export function ApprovalList({ id, title, requests, words, refused }: ApprovalListProps) {
  if (requests.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-8 max-w-200">
      <h2 id={id} className="mb-4 text-h3">
        {title}
      </h2>
      <ul className="grid gap-4">
        {requests.map(request => (
          <ApprovalCard
            key={request.id}
            request={request}
            words={words}
            refused={refused?.id === request.id ? refused : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

function ApprovalCard({
  request,
  words,
  refused,
}: {
  request: ShownApproval
  words: ApprovalWords
  refused: RefusedReason | undefined
}) {
  const { id, title, stateText, total, lines, references, reason, isMine, isDecidable, state, quote, payment, payHref, account } =
    request
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <li className="rounded-panel border border-steel-200 p-4 md:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="font-semibold">{total}</p>
      </div>
      <p className="text-sm text-steel-600">{stateText}</p>
      {payment ? <p className="text-sm">{payment}</p> : null}
      {quote ? (
        <p className="text-sm">
          <a href={quote.href} className={`${buttonClass('link')} min-h-11`}>
            {quote.label}
          </a>
        </p>
      ) : null}
      {references.map(reference => (
        <p key={reference} className="text-sm wrap-anywhere">
          {reference}
        </p>
      ))}
      {reason ? <p className="mt-1 text-sm wrap-anywhere">{reason}</p> : null}
      {lines.length > 0 ? (
        <ul className="mt-3 grid gap-1 border-t border-steel-200 pt-3 text-sm">
          {lines.map(line => (
            <li key={line.key} className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{line.name}</span>
              <span className="shrink-0">{line.total}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {payHref ? (
        <p className="mt-4">
          <a href={payHref} className={`${buttonClass('primary')} max-sm:w-full`}>
            {words.pay}
          </a>
        </p>
      ) : null}
      {account ? (
        <Form method="post" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="currency" value={account.currencyCode} />
          <input type="hidden" name="total" value={account.centAmount} />
          <Button
            type="submit"
            name="intent"
            value={APPROVAL_DECISIONS.account}
            variant="secondary"
            busy={isBusy}
            className="max-sm:w-full"
          >
            {words.payOnAccount}
          </Button>
          <span className="text-sm text-steel-600">{account.term}</span>
        </Form>
      ) : null}
      {isDecidable ? (
        <div className="mt-4 grid gap-1">
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="currency" value={request.currencyCode} />
            <input type="hidden" name="total" value={request.centAmount} />
            <Button type="submit" name="intent" value={APPROVAL_DECISIONS.approve} busy={isBusy} className="max-sm:w-full">
              {words.approve}
            </Button>
          </Form>
          <details open={refused ? true : undefined}>
            <summary className={`${buttonClass('link')} min-h-11`}>{words.reject}</summary>
            <Form method="post" noValidate className="grid max-w-160 gap-3 pt-2">
              <input type="hidden" name="id" value={id} />
              <TextField
                id={`reason-${id}`}
                name="reason"
                required
                maxLength={500}
                autoComplete="off"
                label={words.reason}
                hint={words.reasonHint}
                defaultValue={refused?.typed ?? ''}
                error={refused?.error}
              />
              <p>
                <Button
                  type="submit"
                  name="intent"
                  value={APPROVAL_DECISIONS.reject}
                  variant="tertiary"
                  busy={isBusy}
                  className="max-sm:w-full"
                >
                  {words.reject}
                </Button>
              </p>
            </Form>
          </details>
        </div>
      ) : isMine && state === 'pending' ? (
        <LinkForm intent={APPROVAL_DECISIONS.withdraw} label={words.withdraw} fields={{ id }} isBusy={isBusy} className="mt-3" />
      ) : null}
    </li>
  )
}
