import { formatDay, formatMoney } from '@shop/i18n/format'
import { describeQuote, quoteWords } from '../features/quote/quote-words.server.ts'
import { quoteHref } from '../href/quote-href.ts'
import { translatorOf } from '../request/messages.ts'
import { shopContext } from '../request/request-context.server.ts'
import { requireCustomer } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/account-quotes'

/** The quotes of the customer. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  await requireCustomer(shop)
  const t = translatorOf(shop.locale)
  const now = new Date().toISOString()
  const { quotes } = await shop.client.call('getQuotes', {})
  return {
    language: shop.language,
    words: quoteWords(t),
    quotes: quotes.map(quote => ({
      id: quote.id,
      ...describeQuote(shop, t, quote, now),
      day: formatDay(quote.createdAt, shop.market),
      total: formatMoney(quote.totalPrice, shop.locale),
    })),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => hiddenPageHead(matches, () => loaderData?.words.title ?? '')

export default function AccountQuotes({ loaderData: { words, quotes } }: Route.ComponentProps) {
  const { hrefs } = useShop()
  return (
    <>
      <h1 className="mb-3 text-h1">{words.title}</h1>
      <p className="mb-6 max-w-160 text-ink-700">{words.intro}</p>
      {quotes.length === 0 ? (
        <p className="max-w-160 rounded-panel bg-steel-50 px-6 py-8">{words.none}</p>
      ) : (
        <ul className="max-w-200 divide-y divide-steel-200 border-y border-steel-200">
          {quotes.map(({ id, name, day, state, validity, isOpen, total }) => (
            <li key={id}>
              <a
                href={quoteHref(hrefs, id)}
                className="flex min-h-13 flex-wrap items-baseline gap-x-4 gap-y-1 py-3 hover:bg-steel-50"
              >
                <span className="min-w-0 grow">
                  <span className="font-semibold">{name}</span>
                  <span className="num block text-sm text-steel-600">{[day, validity].filter(Boolean).join(' · ')}</span>
                </span>
                <span className={isOpen ? 'text-sm font-semibold text-ok' : 'text-sm text-steel-600'}>{state}</span>
                <span className="num text-sm font-semibold">{total}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
