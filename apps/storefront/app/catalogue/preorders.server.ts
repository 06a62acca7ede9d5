import { lastDayOf } from '@shop/domain/delivery'
import { type Availability, unitsHere } from '@shop/domain/inventory'
import type { Locale } from '@shop/domain/market'
import type { Order } from '@shop/domain/order'
import { isVirtualSku } from '@shop/domain/product'
import { formatDate } from '@shop/i18n/format'
import { translatorOf } from '../request/messages.ts'
import { optionalBlock } from '../request/optional-block.server.ts'
import type { ShopRequest } from '../request/request-context.server.ts'
import { NO_PREORDERS, type Preorders } from './preorders.ts'

/** SKUs of a cart that are looked up: as many as one call answers. */
const MAX_SKUS = 100
/** How long a page waits to say it, in ms: the order itself does not depend on it. */
const PATIENCE_MS = 300

/** Units of a SKU that are to be ordered, such as a line of a cart. */
interface OrderedUnits {
  readonly variant: { readonly sku: string }
  readonly quantity: number
}

/** What of a cart comes later, as it would be ordered now. Never rejects: while that cannot be looked up, nothing is said. */
export function loadPreorders(shop: ShopRequest, lineItems: readonly OrderedUnits[]): Promise<Preorders> {
  const units = new Map<string, number>()
  for (const { variant, quantity } of lineItems.filter(line => !isVirtualSku(line.variant.sku)))
    units.set(variant.sku, (units.get(variant.sku) ?? 0) + quantity)
  const skus = [...units.keys()].slice(0, MAX_SKUS)
  if (skus.length === 0) return Promise.resolve(NO_PREORDERS)
  const load = async () => {
    const { products } = await shop.client.call('getProduct', { skus, limit: skus.length, locale: shop.language })
    const waiting = products.results
      .flatMap(({ masterVariant, variants }) => [masterVariant, ...variants])
      .flatMap(({ sku, availability }) => waitingOf(sku, units.get(sku) ?? 0, availability))
    return preordersOf(waiting, shop.locale, 'preorder.charged')
  }
  return optionalBlock('preorders of a cart', load(), NO_PREORDERS, { patienceMs: PATIENCE_MS })
}

/** What of an order has not come yet. */
export function preordersOfOrder({ preorders = [], lineItems, locale }: Order): Preorders {
  const ordered = (sku: string) =>
    lineItems.reduce((sum, { variant, quantity }) => (variant.sku === sku ? sum + quantity : sum), 0)
  const waiting = preorders.map(({ sku, quantity, expected }) => ({
    ...{ sku, quantity, expected },
    isWhole: quantity >= ordered(sku),
  }))
  return preordersOf(waiting, locale)
}

interface Waiting {
  readonly sku: string
  readonly quantity: number
  readonly expected: string
  /** Whether all units of the line are waited for. */
  readonly isWhole: boolean
}

function waitingOf(sku: string, quantity: number, availability: Availability): Waiting[] {
  const { expectedDelivery: expected, preorderQuantity = 0 } = availability.noChannel
  const later = quantity - unitsHere(availability)
  return expected === undefined || preorderQuantity === 0 || later <= 0
    ? []
    : [{ sku, quantity: later, expected, isWhole: later >= quantity }]
}

function preordersOf(waiting: readonly Waiting[], locale: Locale, besides?: 'preorder.charged'): Preorders {
  if (waiting.length === 0) return NO_PREORDERS
  const t = translatorOf(locale)
  const noteOf = ({ quantity, expected, isWhole }: Waiting) => {
    const date = formatDate(expected)
    const note = isWhole ? t('preorder.expectedOn', { date }) : t('preorder.partExpectedOn', { count: String(quantity), date })
    return besides ? `${note}. ${t(besides)}` : note
  }
  return {
    notes: Object.fromEntries(waiting.map(each => [each.sku, noteOf(each)])),
    expected: lastDayOf(waiting.map(({ expected }) => expected)),
  }
}
