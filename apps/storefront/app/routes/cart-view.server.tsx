import { togglesOf } from '@shop/domain/toggle'
import { loadPreorders } from '../catalogue/preorders.server.ts'
import { NO_PREORDERS } from '../catalogue/preorders.ts'
import { NOTHING_RECOMMENDED } from '../catalogue/recommendations.server.ts'
import { MarksOfPayment } from '../commerce-ui/marks-of-payment.tsx'
import { fragmentSender, renderStill } from '../commerce-ui/still.server.tsx'
import { loadCurrentOffers, loadLineGuarantees, loadRecommendations } from '../features/cart/load-cart-page.server.ts'
import { leftBehindNotice } from '../features/market-switch/left-behind.server.ts'
import { REFUSED, readRefused } from '../href/refused-additions.ts'
import { shopContext } from '../request/request-context.server.ts'
import { findActiveCart } from '../request/session.server.ts'
import { loadShopData } from '../shell/load-shop-data.server.ts'
import type { Route } from './+types/checkout-cart'
import { renderCard } from './cards.server.tsx'
import type { RecommendedProduct } from './cart-recommendations.tsx'
import { viewQuote } from './quote-view.server.tsx'
import { viewShare } from './share-view.server.tsx'
import { viewTrust } from './trust-view.server.tsx'

/** Everything that the page of the cart shows besides the cart itself, which the browser has. */
export async function loadCartView({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  // Without it there is no page: a cart that cannot be looked up is not an empty one.
  const cart = await findActiveCart(shop)
  if (!cart)
    return {
      language: shop.language,
      guarantees: {},
      offers: {},
      recommended: [],
      recommendationId: '',
      trust: undefined,
      marks: undefined,
      quote: undefined,
      share: undefined,
      left: undefined,
      preorders: NO_PREORDERS,
    }
  const isRecommending = togglesOf(url.searchParams)['bloomreach-api']
  const skus = cart.lineItems.map(({ variant }) => variant.sku)
  const [data, guarantees, offers, preorders, { id, products }] = await Promise.all([
    loadShopData(context, url),
    loadLineGuarantees(shop, cart),
    loadCurrentOffers(shop, skus),
    loadPreorders(shop, cart.lineItems),
    isRecommending ? loadRecommendations(shop, cart) : NOTHING_RECOMMENDED,
  ])
  const send = fragmentSender(context, request)
  const recommended = products.map((product): RecommendedProduct => {
    const { sku } = product.masterVariant
    return { sku, card: send(`card-${sku}`, renderCard(data, product)) }
  })
  const ways = renderStill(data, { name: 'ways-to-pay', input: null }, () => <MarksOfPayment />)
  const marks = send('ways-to-pay', ways)
  const quote = await viewQuote(shop, data, cart, { send, refused: readRefused(url.searchParams.get(REFUSED)) })
  const left = await leftBehindNotice(shop, cart, url)
  return {
    language: shop.language,
    guarantees,
    offers,
    recommended,
    recommendationId: id,
    trust: viewTrust(data, send),
    marks,
    quote,
    share: viewShare(data, cart, send),
    left,
    preorders,
  }
}
