import type { Address } from '@shop/domain/address'
import type { EarlierOrderLine } from '@shop/domain/takeover'
import type { ExportedOrder } from '@shop/engine/takeover'
import { amountOf } from './shopify-rows.ts'

const ADDRESS_COLUMNS = ['Name', 'Company', 'Street', 'Address2', 'City', 'Zip', 'Country', 'Phone']

export const SHOPIFY_ORDER_HEADER = [
  ...['Name', 'Email', 'Currency', 'Total', 'Created at', 'Cancelled at'],
  ...['Lineitem quantity', 'Lineitem name', 'Lineitem price', 'Lineitem sku'],
  ...['Billing', 'Shipping'].flatMap(kind => ADDRESS_COLUMNS.map(column => `${kind} ${column}`)),
]

/**
 * The rows of an order, one per line. Undefined where a line of history costs what no price of a unit comes to, since a row has nothing
 * else; a line of the shop's own is two rows then.
 */
export function shopifyOrderRows({ order, isOwn, billingAddress, shippingAddress }: ExportedOrder): string[][] | undefined {
  const { orderNumber, email, totalPrice, placedAt, isCancelled, lines } = order
  const parts = lines.flatMap(partsOf)
  if (!isOwn && parts.length > lines.length) return undefined
  const whole = [email, totalPrice.currencyCode, amountOf(totalPrice.centAmount), placedAt, isCancelled ? placedAt : '']
  const addresses = [...addressCells(billingAddress), ...addressCells(shippingAddress)]
  const rows = parts.map(({ quantity, name, foreignSku, unitCents }, index) => [
    ...[orderNumber, ...(index === 0 ? whole : whole.map(() => ''))],
    ...[String(quantity), name, amountOf(unitCents), foreignSku],
    ...(index === 0 ? addresses : addresses.map(() => '')),
  ])
  return rows.length > 0 ? rows : undefined
}

interface Part extends EarlierOrderLine {
  readonly unitCents: number
}

function partsOf(line: EarlierOrderLine): Part[] {
  const { quantity, totalPrice } = line
  const rest = totalPrice.centAmount % quantity
  const unitCents = (totalPrice.centAmount - rest) / quantity
  const parts = [
    { ...line, quantity: quantity - rest, unitCents },
    { ...line, quantity: rest, unitCents: unitCents + 1 },
  ]
  return parts.filter(part => part.quantity > 0)
}

function addressCells(address: Address | undefined): string[] {
  if (!address) return ADDRESS_COLUMNS.map(() => '')
  const { firstName, lastName, company, streetName, streetNumber, additionalStreetInfo, city, postalCode, country, phone } =
    address
  return [
    ...[`${firstName} ${lastName}`.trim(), company ?? '', `${streetName} ${streetNumber}`.trim(), additionalStreetInfo ?? ''],
    ...[city, postalCode, country, phone ?? ''],
  ]
}
