import { WITHDRAWAL_FIELDS, type WithdrawalFields } from '@shop/domain/withdrawal'
import { Button, InformationBox } from '@shop/ui'
import { Form, useNavigation } from 'react-router'
import { useShop } from '../../request/use-shop.tsx'
import {
  CHANGE,
  CONFIRM,
  WITHDRAWAL_DRAFT_FIELD,
  type WithdrawalAnswer,
  type WithdrawalWords,
  withdrawalLabel,
} from './withdrawal-answer.ts'

/** The second step: the declaration as it will be made, and the button that makes it. */
export function WithdrawalCheck({
  words,
  answer,
}: {
  words: WithdrawalWords
  answer: Extract<WithdrawalAnswer, { step: 'check' }>
}) {
  const { t } = useShop()
  const { typed, draftId, refusal } = answer
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="grid max-w-160 gap-6">
      {refusal ? (
        <InformationBox type="error" title={refusal === 'failed' ? words.failed : t('account.errorTooManyAttempts')} />
      ) : null}
      <WithdrawalContent words={words} typed={typed} />
      {[...WITHDRAWAL_FIELDS.map(field => [field, typed[field] ?? ''] as const), [WITHDRAWAL_DRAFT_FIELD, draftId] as const].map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" size="lg" name="intent" value={CONFIRM} busy={isBusy}>
          {words.confirm}
        </Button>
        <Button type="submit" size="lg" name="intent" value={CHANGE} variant="tertiary" busy={isBusy}>
          {words.change}
        </Button>
      </div>
    </Form>
  )
}

/** What is declared, and by whom. */
export function WithdrawalContent({ words, typed }: { words: WithdrawalWords; typed: WithdrawalFields }) {
  const { t } = useShop()
  return (
    <div className="rounded-panel border border-steel-200 p-5 md:p-6">
      <p className="mb-4 font-semibold">{words.declaration}</p>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[max-content_1fr]">
        {WITHDRAWAL_FIELDS.map(field => (
          <div key={field} className="contents">
            <dt className="text-steel-600 max-sm:-mb-2">{withdrawalLabel(t, words, field)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{typed[field]?.trim() || words.allGoods}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
