import { buttonClass, InformationBox } from '@shop/ui'
import { useEffect, useRef } from 'react'
import { CheckedList } from '../features/quick-order/checked-list.tsx'
import type { QuickOrderAnswer } from '../features/quick-order/quick-order-answer.ts'
import { QuickOrderForm } from '../features/quick-order/quick-order-form.tsx'
import { quickOrderWords } from '../features/quick-order/quick-order-words.server.ts'
import { checkLinkedList, submitQuickOrder } from '../features/quick-order/submit-quick-order.server.ts'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/quick-order'

/** A list that a link carries, such as that of an order, is checked at once. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const t = translatorOf(shop.locale)
  return { words: quickOrderWords(t), linked: await checkLinkedList(shop, t, url.searchParams) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  return submitQuickOrder(shop, translatorOf(shop.locale), await request.formData())
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('shell.quickOrder'))

/** Ordering by a list of item numbers, which is checked line by line before its good lines go into the cart. */
export default function QuickOrder({ loaderData: { words, linked }, actionData }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  const answer: QuickOrderAnswer = actionData ?? linked
  const { checked, notice } = answer
  const result = useRef<HTMLDivElement>(null)
  // What was found is what comes next for who does not see it.
  useEffect(() => {
    if (checked && actionData) result.current?.querySelector<HTMLElement>('#checked-list')?.focus()
  }, [checked, actionData])
  return (
    <div className="wrap py-10">
      <h1 className="text-h1">{t('shell.quickOrder')}</h1>
      <p className="mt-4 max-w-[70ch] text-ink-700">{words.lead}</p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        <QuickOrderForm words={words} answer={answer} />
        <div ref={result} className="grid min-w-0 gap-4">
          {notice ? (
            <InformationBox type={notice.type} title={notice.text}>
              {notice.type === 'success' || checked?.setAside ? (
                <a href={hrefs.checkout('cart')} className={buttonClass('link')}>
                  {t('cart.view')}
                </a>
              ) : null}
            </InformationBox>
          ) : null}
          {checked ? <CheckedList words={words} list={answer.list} checked={checked} /> : null}
        </div>
      </div>
    </div>
  )
}
