import { isOrderNumber } from '@shop/domain/order'
import { IconCircleCheckFilled } from '@shop/ui/icons'
import { useEffect, useRef } from 'react'
import { data } from 'react-router'
import { submitWithdrawal } from '../features/withdrawal/submit-withdrawal.server.ts'
import type { WithdrawalAnswer, WithdrawalWords } from '../features/withdrawal/withdrawal-answer.ts'
import { WithdrawalCheck, WithdrawalContent } from '../features/withdrawal/withdrawal-check.tsx'
import { WithdrawalForm } from '../features/withdrawal/withdrawal-form.tsx'
import { withdrawalWords } from '../features/withdrawal/withdrawal-words.server.ts'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/withdrawal'

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = context.get(shopContext)
  const order = url.searchParams.get('order') ?? ''
  return { words: withdrawalWords(translatorOf(locale)), orderNumber: isOrderNumber(order) ? order : '' }
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const answer = await submitWithdrawal(shop, translatorOf(shop.locale), await request.formData())
  return data(answer, { status: answer.step === 'check' && answer.refusal === 'failed' ? 503 : 200 })
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('shell.withdraw'))

/** Withdrawing from a contract in two steps, for everyone, also without an account (Directive 2011/83/EU, art. 11a). */
export default function Withdrawal({ loaderData: { words, orderNumber }, actionData }: Route.ComponentProps) {
  const answer: WithdrawalAnswer = actionData ?? { step: 'form', typed: { orderNumber } }
  const heading = useRef<HTMLHeadingElement>(null)
  const { step } = answer
  const first = useRef(step)
  // Each step is a page of its own to who does not see it.
  useEffect(() => {
    if (first.current === step) return
    first.current = step
    heading.current?.focus()
  }, [step])
  const title = { form: words.title, check: words.checkTitle, received: words.receivedTitle }[step]
  return (
    <div className="wrap max-w-3xl py-10">
      {step === 'received' ? <IconCircleCheckFilled className="mb-3 size-12 text-ok" /> : null}
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-h1 focus:outline-none">
        {title}
      </h1>
      {answer.step === 'form' ? <WithdrawalForm words={words} typed={answer.typed} problems={answer.problems} /> : null}
      {answer.step === 'check' ? <WithdrawalCheck words={words} answer={answer} /> : null}
      {answer.step === 'received' ? <Received words={words} answer={answer} /> : null}
    </div>
  )
}

/** What the shop has received, and when. */
function Received({ words, answer }: { words: WithdrawalWords; answer: Extract<WithdrawalAnswer, { step: 'received' }> }) {
  const { label } = useShop()
  return (
    <div className="grid max-w-160 gap-5">
      <p className="wrap-anywhere text-ink-700">{answer.sentTo}</p>
      <p className="text-lg">
        {label(words.number)} <strong className="num">{answer.withdrawalNumber}</strong>
        <br />
        {label(words.receivedAt)} <strong className="num">{answer.receivedAt}</strong>
      </p>
      <WithdrawalContent words={words} typed={answer.typed} />
    </div>
  )
}
