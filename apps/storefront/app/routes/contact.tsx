import { originOf } from '@shop/domain/market'
import { supportQueryOf, supportStartOf } from '@shop/domain/support-case'
import { data, redirect } from 'react-router'
import { type SplitRoute, splitComponent } from '../browser/split-component.tsx'
import { fragmentSender } from '../commerce-ui/still.server.tsx'
import { type LoadedPage, loadPage } from '../features/content/load-page.server.ts'
import type { CaseAnswer } from '../features/support/case-form.ts'
import { loadFormMessages } from '../features/support/load-support.ts'
import { submitSupportCase } from '../features/support/submit-support-case.server.ts'
import { optionalBlock } from '../request/optional-block.server.ts'
import { requestInputContext, shopContext } from '../request/request-context.server.ts'
import type { ShopData } from '../request/shop-data.ts'
import { sendHead } from '../seo/document-head.server.ts'
import { pageHead } from '../seo/page-head.server.ts'
import { loadShopData } from '../shell/load-shop-data.server.ts'
import type { Route } from './+types/contact'
import { renderBlock } from './page-block.server.tsx'
import { contactHead } from './standing-heads.server.ts'

/** Parameter of the page after a form was sent without scripts: the number of its case. */
const SENT = 'sent'
const CASE_NUMBER = /^SC\d{6,12}$/

const ContactPage = splitComponent(async () => {
  const [page] = await Promise.all([import('./contact-page.tsx'), loadFormMessages()])
  return page.ContactPage
})

/** The form has messages of its own, which are there before the page is brought to life. */
export const handle: SplitRoute = {
  pageOf: () => 'contact',
  pageOfPath: () => 'contact',
  loadPage: () => ContactPage.load(),
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  await ContactPage.load()
  const shop = context.get(shopContext)
  const { locale } = shop
  const sent = url.searchParams.get(SENT) ?? ''
  const answer: CaseAnswer | null = CASE_NUMBER.test(sent) ? { kind: 'created', caseNumber: sent } : null
  const start = supportStartOf(url.search)
  // One page for search engines: what a link has chosen already, and the number of a case, are for the visitor alone.
  const isStep = answer !== null || supportQueryOf(start) !== ''
  const [data, page] = await Promise.all([
    loadShopData(context, url),
    optionalBlock('page of contact', loadPage(shop, 'contact', context.get(requestInputContext)), undefined),
  ])
  const tags = sendHead(
    context,
    pageHead(data, shop => contactHead(shop, { isStep, head: page?.head })),
  )
  const texts = fragmentSender(context, request)('contact-texts', page ? renderTexts(data, page) : '')
  return { locale, tags, start, answer, texts, draftId: crypto.randomUUID() }
}

/** What editors write of it, without scripts of its own (CMS-05). */
function renderTexts(data: ShopData, page: LoadedPage): string {
  const shop = { ...data, linkedCategories: page.linkedCategories }
  return page.content.blocks.map((_block, index) => renderBlock(shop, { ...page, reviews: [] }, index)).join('')
}

/** Takes a form that was sent without scripts (FORM-23). */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const contact = shop.hrefs.contact()
  const sent = { form: await request.formData(), currentUrl: `${originOf(shop.market)}${contact}` }
  const answer = await submitSupportCase(shop, supportStartOf(url.search), sent)
  // So that loading the page again sends nothing again.
  if (answer.kind === 'created') throw redirect(`${contact}?${SENT}=${answer.caseNumber}`, 303)
  return data(answer, { status: answer.reason === 'failed' ? 503 : 200 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

/** The page of contact is a module of its own, with the messages of the form (FORM-01). */
export default function Contact({ loaderData: { start, answer, draftId, texts }, actionData }: Route.ComponentProps) {
  return <ContactPage start={start} answer={actionData ?? answer ?? undefined} draftId={draftId} texts={texts} />
}
