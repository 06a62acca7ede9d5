import { CommerceError } from '../error/index.ts'
import { isEuCountry, localize } from '../market/index.ts'
import { type CurrencyCode, moneyOf } from '../money/index.ts'
import type { Order, Parcel } from '../order/index.ts'
import { effectivePrice } from '../product/index.ts'
import type { Shipment } from '../shipment/index.ts'
import { taxGross } from '../tax/index.ts'
import type { Cents, FiscalParty } from './fiscal-document.ts'
import { partyOf, sellerPartyOf } from './fiscal-parties.ts'
import type { GoodsFacts } from './goods-facts.ts'
import { orderedRateOf } from './invoice-of.ts'
import { amountsOf, type LineTaxation, wholeLinesOf } from './order-lines.ts'
import type { Seller } from './seller.ts'
import { fiscalDayOf } from './series.ts'
import { splitUnits } from './split-units.ts'
import { supplyOf } from './supply.ts'

/** Goods of a shipment as customs ask about them; values without VAT in minor units of the order, weights of all units in kg. */
export interface CustomsLine {
  readonly sku: string
  /** In English. */
  readonly name: string
  readonly quantity: number
  readonly value: Cents
  readonly hsCode?: string
  readonly countryOfOrigin?: string
  readonly netWeight?: number
  readonly isGift: boolean
}

/** What goes with parcels that leave the customs territory of the Union. No invoice: its amounts are the value of goods for customs. */
export interface CustomsInvoice {
  /** Of its order and shipment; no fiscal number. */
  readonly number: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly orderNumber: string
  readonly currency: CurrencyCode
  readonly seller: FiscalParty
  readonly eori: string
  readonly buyer: FiscalParty
  readonly deliverTo: FiscalParty
  readonly lines: readonly CustomsLine[]
  /** What delivery costs without VAT; with the first shipment. */
  readonly freight: Cents
  readonly total: Cents
  /** In kg; missing where that of an item is not known. */
  readonly netWeight?: number
  readonly grossWeight?: number
  readonly parcels: readonly Parcel[]
  /** Who pays duties and taxes of import: the seller, under its registration, or the buyer. */
  readonly incoterm: 'DDP' | 'DAP'
  /** The seller's number in the state of its buyer, where it declares the import's VAT itself. */
  readonly localVatId?: string
}

interface CustomsFacts {
  readonly shipments: readonly Shipment[]
  readonly position: number
  readonly seller: Seller
  readonly facts: ReadonlyMap<string, GoodsFacts>
}

/**
 * The customs invoice of a shipment. Units have the net value they were sold at, a gift what it would have cost, since customs know no
 * presents of a shop. Throws `CommerceError` `invalid-operation` where goods stay in the Union, or there is no such shipment.
 */
export function customsInvoiceOf(order: Order, { shipments, position, seller, facts }: CustomsFacts): CustomsInvoice {
  const { orderNumber } = order
  if (isEuCountry(order.shippingAddress.country)) throw refused(`${orderNumber} does not leave the Union`)
  const shipment = shipments.find(one => one.position === position)
  if (!shipment) throw refused(`${orderNumber} has no shipment ${position}`)
  const supply = supplyOf(order, seller)
  const taxation: LineTaxation = { category: supply.category, rate: orderedRateOf(order), isRateChanged: false }
  const before = shipments.filter(one => one.position < position)
  const lines = linesOf(order, { shipment, before, facts, taxation })
  const { shippingInfo } = order
  const freight = before.length === 0 && shippingInfo ? amountsOf(shippingInfo, taxation).net : 0
  const [netWeight, grossWeight] = (['netWeight', 'grossWeight'] as const).map(kind =>
    sumOf(lines.map(({ sku, quantity }) => weightOf(facts.get(sku)?.[kind], quantity))),
  )
  const isDeclared = supply.scheme === 'local'
  return {
    ...{ number: `ZR-${orderNumber}-${position}`, date: fiscalDayOf(shipment.dispatchedAt), orderNumber },
    ...{ currency: order.totalPrice.currencyCode, seller: sellerPartyOf(seller, seller.vatId), eori: seller.eori },
    ...{ buyer: partyOf(order.billingAddress, {}), deliverTo: partyOf(order.shippingAddress, {}), lines, freight },
    total: lines.reduce((cents, { value }) => cents + value, freight),
    ...(netWeight === undefined ? {} : { netWeight }),
    ...(grossWeight === undefined ? {} : { grossWeight }),
    parcels: shipment.parcels,
    incoterm: isDeclared ? 'DDP' : 'DAP',
    ...(isDeclared && supply.sellerVatId ? { localVatId: supply.sellerVatId } : {}),
  }
}

function linesOf(
  order: Order,
  {
    shipment,
    before,
    facts,
    taxation,
  }: Pick<CustomsFacts, 'facts'> & {
    readonly shipment: Shipment
    readonly before: readonly Shipment[]
    readonly taxation: LineTaxation
  },
): CustomsLine[] {
  const { currencyCode } = order.totalPrice
  const whole = wholeLinesOf(order, taxation)
  return order.lineItems.flatMap(({ id, type, variant: { sku }, name, price, lineItemMode }, index) => {
    const quantity = unitsIn([shipment], id)
    const line = whole[index]
    // A guarantee travels in no parcel.
    if (quantity === 0 || !line || type === 'extra_guarantee') return []
    const isGift = lineItemMode === 'GiftLineItem'
    const part = splitUnits(line, { from: unitsIn(before, id), quantity }, currencyCode)
    const sold = part.shares.reduce((cents, { net }) => cents - net, part.net)
    const gross = moneyOf(currencyCode, effectivePrice(price).centAmount * quantity)
    const { hsCode, countryOfOrigin, netWeight } = facts.get(sku) ?? {}
    const weight = weightOf(netWeight, quantity)
    return [
      {
        ...{ sku, name: localize(name, 'en'), quantity, isGift },
        value: isGift ? taxGross(gross, taxation.rate).totalNet.centAmount : sold,
        ...(hsCode === undefined ? {} : { hsCode }),
        ...(countryOfOrigin === undefined ? {} : { countryOfOrigin }),
        ...(weight === undefined ? {} : { netWeight: weight }),
      },
    ]
  })
}

function unitsIn(among: readonly Shipment[], id: string): number {
  return among.flatMap(({ lines }) => lines).reduce((units, line) => (line.lineItemId === id ? units + line.quantity : units), 0)
}

/** What customs will ask for and the catalogue does not have, by item. */
export function missingForCustoms({ lines }: CustomsInvoice): { readonly sku: string; readonly fields: readonly string[] }[] {
  return lines.flatMap(line => {
    const fields = (['hsCode', 'countryOfOrigin', 'netWeight'] as const).filter(field => line[field] === undefined)
    return fields.length > 0 ? [{ sku: line.sku, fields }] : []
  })
}

const UNION: ReadonlySet<string> = new Set(
  'EU AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** Whether all goods come from the Union, which a statement of their preferential origin asks for besides the rules of each product. */
export function areOfTheUnion({ lines }: CustomsInvoice): boolean {
  return lines.every(({ countryOfOrigin = '' }) => UNION.has(countryOfOrigin))
}

/** Weight of units in kg, to the gram. */
function weightOf(kilograms: number | undefined, quantity: number): number | undefined {
  return kilograms === undefined ? undefined : Math.round(kilograms * 1000 * quantity) / 1000
}

function sumOf(weights: readonly (number | undefined)[]): number | undefined {
  return weights.reduce((sum, weight) => {
    return sum === undefined || weight === undefined ? undefined : Math.round((sum + weight) * 1000) / 1000
  }, 0)
}

function refused(message: string): CommerceError {
  return new CommerceError({ code: 'invalid-operation' }, message)
}
