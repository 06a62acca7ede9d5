import type { Cart } from '@shop/domain/cart'
import { askedGoods, cartOfAsked, MAX_QUOTE_COMMENT } from '@shop/domain/quote'
import { taxRateOn } from '@shop/domain/tax'
import { Button, InformationBox, TextArea } from '@shop/ui'
import { Form, redirect, useNavigation } from 'react-router'
import { PriceSummary } from '../commerce-ui/price-summary.tsx'
import { readQuoteForm, requestQuote } from '../features/quote/change-quote.server.ts'
import { QuoteLines } from '../features/quote/quote-lines.tsx'
import { quoteProblemText, quoteWords, shownLines } from '../features/quote/quote-words.server.ts'
import { quoteHref } from '../href/quote-href.ts'
import { translatorOf } from '../request/messages.ts'
import { type ShopRequest, shopContext } from '../request/request-context.server.ts'
import { findActiveCart, requireCustomer } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/account-quote-request'

/** Asks for a quote for what is in the cart. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { customerType } = await requireCustomer(shop)
  const t = translatorOf(shop.locale)
  const cart = await findActiveCart(shop)
  const asked = cart && !cart.quote ? askedCart(shop, cart) : undefined
  const isCompany = customerType === 'company'
  return {
    language: shop.language,
    words: quoteWords(t),
    lines: asked ? shownLines(t, { lineItems: asked.lineItems, unitPrices: {} }) : [],
    totals: asked?.totals,
    refusal: !isCompany ? quoteProblemText(t, 'companies-only') : !asked ? quoteProblemText(t, 'nothing') : undefined,
    profile: isCompany ? undefined : t('account.profile'),
    draftId: crypto.randomUUID(),
  }
}

/** The goods as they would be asked for, and what they cost by now: what the cart does. */
function askedCart({ market, locale }: ShopRequest, cart: Cart) {
  const now = new Date().toISOString()
  const taxRate = taxRateOn(market.country, now.slice(0, 10))
  const goods = askedGoods(cart, taxRate, () => crypto.randomUUID())
  if (goods.lineItems.length === 0) return undefined
  return { lineItems: goods.lineItems, totals: cartOfAsked(goods, { id: cart.id, locale, now }, market, taxRate) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireCustomer(shop)
  const typed = readQuoteForm(await request.formData())
  const asked = await requestQuote(shop, typed)
  if ('id' in asked) throw redirect(quoteHref(shop.hrefs, asked.id, true), 303)
  const isComment = asked.problem === 'comment'
  return { typed, isComment, problem: quoteProblemText(translatorOf(shop.locale), asked.problem) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  hiddenPageHead(matches, () => loaderData?.words.request ?? '')

export default function AccountQuoteRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { words, lines, totals, refusal, profile, draftId } = loaderData
  const { hrefs } = useShop()
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <>
      <h1 className="mb-3 text-h1">{words.request}</h1>
      {refusal ? (
        <div className="grid max-w-160 gap-3">
          <InformationBox type="warning" title={refusal} />
          {profile ? (
            <p>
              <a href={hrefs.account('my-profile')} className="text-link underline">
                {profile}
              </a>
            </p>
          ) : null}
        </div>
      ) : (
        <Form method="post" noValidate className="grid max-w-200 gap-5">
          <input type="hidden" name="draftId" value={actionData?.typed.draftId ?? draftId} />
          <p className="max-w-160 text-ink-700">{words.requestIntro}</p>
          {actionData && !actionData.isComment ? <InformationBox type="error" title={actionData.problem} /> : null}
          <QuoteLines lines={lines} />
          {totals ? (
            <div className="sm:ml-auto sm:w-96">
              <PriceSummary totals={totals} />
            </div>
          ) : null}
          <TextArea
            id="comment"
            name="comment"
            label={words.comment}
            rows={4}
            maxLength={MAX_QUOTE_COMMENT}
            defaultValue={actionData?.typed.comment}
            error={actionData?.isComment ? actionData.problem : undefined}
          />
          <p>
            <Button type="submit" busy={isBusy} className="max-sm:w-full">
              {words.request}
            </Button>
          </p>
        </Form>
      )}
    </>
  )
}
