import { cartOfQuote } from '@shop/domain/quote'
import { taxRateOn } from '@shop/domain/tax'
import { buttonClass, InformationBox } from '@shop/ui'
import { redirect } from 'react-router'
import { PriceSummary } from '../commerce-ui/price-summary.tsx'
import { changeQuote, findQuote, readQuoteForm } from '../features/quote/change-quote.server.ts'
import { QuoteDecision } from '../features/quote/quote-decision.tsx'
import { QuoteLines } from '../features/quote/quote-lines.tsx'
import { describeQuote, quoteProblemText, quoteWords, shownLines } from '../features/quote/quote-words.server.ts'
import { quoteDocumentHref } from '../href/quote-href.ts'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { requireCustomer } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/account-quote'

/** A quote with its lines, at regular and offered prices, and its totals by the rules of every cart. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  await requireCustomer(shop)
  const { market, locale } = shop
  const t = translatorOf(locale)
  const { quote, isMine, hasDocument } = await findQuote(shop, params.quote)
  const at = quote.lastModifiedAt
  const draft = { id: quote.id, locale: quote.locale, now: at }
  return {
    language: shop.language,
    words: quoteWords(t),
    ...describeQuote(shop, t, quote, new Date().toISOString()),
    isMine,
    document: hasDocument ? quoteDocumentHref(shop.hrefs, quote.id) : undefined,
    version: quote.version,
    comment: quote.comment,
    sellerComment: quote.state === 'Submitted' ? undefined : quote.sellerComment,
    orderNumber: quote.orderNumber,
    totals: cartOfQuote(quote, draft, market, taxRateOn(market.country, at.slice(0, 10))),
    lines: shownLines(t, quote),
    isSent: url.searchParams.has('sent'),
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireCustomer(shop)
  const typed = readQuoteForm(await request.formData())
  const changed = await changeQuote(shop, params.quote, typed)
  if ('href' in changed) throw redirect(changed.href, 303)
  const isComment = changed.problem === 'comment'
  return { typed, isComment, problem: quoteProblemText(translatorOf(shop.locale), changed.problem) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => hiddenPageHead(matches, () => loaderData?.name ?? '')

export default function AccountQuote({ loaderData, actionData }: Route.ComponentProps) {
  const { words, name, state, isOpen, isMine, document, validity, version, comment, sellerComment, orderNumber } = loaderData
  const { totals, lines, isSent } = loaderData
  const { hrefs } = useShop()
  return (
    <>
      <a href={hrefs.account('quotes')} className="inline-flex min-h-11 items-center text-sm text-link underline">
        {words.title}
      </a>
      <h1 className="mb-2 text-h1">{name}</h1>
      <p className="mb-6 flex flex-wrap gap-x-4 text-sm">
        <span className={isOpen ? 'font-semibold text-ok' : 'font-semibold'}>{state}</span>
        {validity ? <span className="num text-steel-600">{validity}</span> : null}
        {orderNumber && isMine ? (
          <a href={hrefs.myOrders(orderNumber)} className="num text-link underline">
            {orderNumber}
          </a>
        ) : null}
      </p>
      <div className="mb-6 grid max-w-200 gap-4 empty:hidden" aria-live="polite">
        {actionData && !actionData.isComment ? <InformationBox type="error" title={actionData.problem} /> : null}
        {isSent && !actionData ? <InformationBox type="success" title={words.sent} /> : null}
      </div>
      <div className="grid max-w-200 gap-6">
        {[
          { label: words.answer, said: sellerComment },
          { label: words.yourComment, said: comment },
        ].map(({ label, said }) =>
          said ? (
            <section key={label}>
              <h2 className="mb-1 text-sm font-semibold">{label}</h2>
              <p className="whitespace-pre-line wrap-anywhere">{said}</p>
            </section>
          ) : null,
        )}
        <QuoteLines lines={lines} />
        <div className="sm:ml-auto sm:w-96">
          <PriceSummary totals={totals} />
        </div>
        {document ? (
          <p>
            <a href={document} className={buttonClass('link')}>
              {words.document}
            </a>
          </p>
        ) : null}
        {isOpen && isMine ? <QuoteDecision words={words} version={version} refused={actionData} /> : null}
      </div>
    </>
  )
}
