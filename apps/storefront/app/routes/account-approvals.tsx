import { buttonClass, InformationBox } from '@shop/ui'
import { redirect } from 'react-router'
import { ApprovalList } from '../features/company/approval-list.tsx'
import { approvalWords, decide, decidedText, loadApprovals } from '../features/company/approvals.server.ts'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { requireCustomer } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/account-approvals'

/** Orders of the company that wait for an approval, and the customer's own requests. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const t = translatorOf(shop.locale)
  await requireCustomer(shop)
  const words = approvalWords(t)
  return { language: shop.language, words, requests: await loadApprovals(shop, t), done: decidedText(t, url.searchParams) }
}

/** Approves, rejects or withdraws a request. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireCustomer(shop)
  const form = await request.formData()
  const answer = await decide(shop, translatorOf(shop.locale), form)
  if (answer.done) throw redirect(shop.hrefs.approvals(answer.done), 303)
  return { id: String(form.get('id') ?? ''), problem: answer.problem, field: answer.field, typed: answer.typed }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => hiddenPageHead(matches, () => loaderData?.words.title ?? '')

export default function AccountApprovals({ loaderData, actionData }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  const { words, requests } = loaderData
  const done = actionData ? null : loaderData.done
  const general = actionData && actionData.field === undefined ? actionData.problem : null
  const refused = actionData?.field ? { id: actionData.id, typed: actionData.typed, error: actionData.problem } : undefined
  const lists = [
    { id: 'to-decide', title: words.toDecide, requests: requests.filter(one => one.isDecidable) },
    { id: 'mine', title: words.mine, requests: requests.filter(one => one.isMine) },
    { id: 'decided', title: words.decided, requests: requests.filter(one => !one.isMine && !one.isDecidable) },
  ]
  return (
    <>
      <h1 className="text-h1">{words.title}</h1>
      <p>
        <a href={hrefs.account('company')} className={`${buttonClass('link')} min-h-11`}>
          {t('checkout.company')}
        </a>
      </p>
      <div className="mt-2 max-w-200 empty:hidden" aria-live="polite">
        {general ? <InformationBox type="error" title={general} /> : done ? <InformationBox type="success" title={done} /> : null}
      </div>
      {requests.length === 0 ? <p className="mt-4">{words.none}</p> : null}
      {lists.map(list => (
        <ApprovalList key={list.id} {...list} words={words} refused={refused} />
      ))}
    </>
  )
}
