import type { LineItem } from '../cart/index.ts'
import { CommerceError } from '../error/index.ts'
import { type ChargeCode, type Credit, creditNoteOf, type FiscalDocument, type FiscalLine } from '../fiscal/index.ts'
import { cancelledUnitsOf, type Order } from '../order/index.ts'
import type { Shipment } from '../shipment/index.ts'

/** Units of a line that are taken back for money, and the cents with VAT they have lost in value. */
export interface AcceptedUnits {
  readonly lineItemId: string
  readonly quantity: number
  readonly reductionCents?: number
}

/** An invoice of an order with the credit notes about it so far. */
export interface InvoiceInHand {
  readonly document: FiscalDocument
  readonly credits: readonly FiscalDocument[]
}

/** What is to be credited of an invoice. */
export interface ReturnCredit {
  readonly invoiceNumber: string
  readonly credit: Exclude<Credit, { readonly reduction: number }>
}

/** What a return is credited from. */
export interface CreditSource {
  readonly order: Pick<Order, 'orderNumber' | 'lineItems' | 'shipmentState' | 'cancellations'>
  readonly shipments: readonly Pick<Shipment, 'id' | 'lines'>[]
  /** In the order in which they were issued. */
  readonly invoices: readonly InvoiceInHand[]
  /** Fees that go back too once nothing of the order is left with the customer. */
  readonly refundedFees: readonly ChargeCode[]
}

/** A line of an invoice with the line of the order it is about, and how many of its units are not credited. */
interface OpenLine {
  readonly line: FiscalLine
  readonly lineItemId: string | undefined
  readonly open: number
}

/**
 * What accepted units come to, as parts of the invoices they are on: their guarantees go back with them, and fees with the last of
 * an order. Throws `CommerceError` `invalid-operation` for units that are on no invoice, or are credited already.
 */
export function returnCreditsOf(source: CreditSource, accepted: readonly AcceptedUnits[]): ReturnCredit[] {
  const lines = source.invoices.map(invoice => openLinesOf(source, invoice))
  const units = [...accepted, ...guaranteesOf(source, lines.flat(), accepted)]
  const rest = new Map(units.map(({ lineItemId, quantity }) => [lineItemId, quantity]))
  const reductions = new Map(units.map(({ lineItemId, reductionCents = 0 }) => [lineItemId, reductionCents]))
  const credits = source.invoices.map((invoice, index) => {
    const taken = (lines[index] ?? []).flatMap(({ line, lineItemId = '', open }) => {
      const quantity = Math.min(open, rest.get(lineItemId) ?? 0)
      if (quantity === 0) return []
      rest.set(lineItemId, (rest.get(lineItemId) ?? 0) - quantity)
      const reduction = Math.min(reductions.get(lineItemId) ?? 0, grossOfUnits(invoice, line.id, quantity))
      reductions.set(lineItemId, (reductions.get(lineItemId) ?? 0) - reduction)
      return [{ line: line.id, quantity, ...(reduction > 0 ? { reduction } : {}) }]
    })
    return { invoice, taken }
  })
  if ([...rest.values()].some(quantity => quantity > 0))
    throw refused(`Units of order ${source.order.orderNumber} are on no invoice yet, or were credited before`)
  if ([...reductions.values()].some(cents => cents > 0)) throw refused('The goods have not lost more than they cost')
  const isLast = source.refundedFees.length > 0 && isAllCredited(source, lines.flat(), units)
  const hasDelivery = source.refundedFees.includes('FC')
  return credits
    .map(({ invoice: { document, credits: earlier }, taken }, index) => {
      const services =
        isLast && hasDelivery ? (lines[index] ?? []).filter(({ lineItemId, open }) => lineItemId === undefined && open > 0) : []
      const charges = isLast
        ? document.charges.map(({ code }) => code).filter(code => source.refundedFees.includes(code) && !isCharged(earlier, code))
        : []
      const all = [...taken, ...services.map(({ line, open }) => ({ line: line.id, quantity: open }))]
      return { invoiceNumber: document.number, credit: { units: all, charges } }
    })
    .filter(({ credit }) => credit.units.length + credit.charges.length > 0)
}

/** Cents with VAT that credits come to, to the cent what their credit notes will say. */
export function creditedCentsOf(invoices: readonly InvoiceInHand[], credits: readonly ReturnCredit[]): number {
  return credits.reduce((cents, { invoiceNumber, credit }) => {
    const invoice = invoices.find(({ document }) => document.number === invoiceNumber)
    if (!invoice) throw new Error(`Invoice ${invoiceNumber} is not in hand`)
    return cents + creditGrossOf(invoice, credit)
  }, 0)
}

function creditGrossOf({ document, credits: earlier }: InvoiceInHand, credit: Credit): number {
  return creditNoteOf(document, credit, { issueDate: document.issueDate, earlier }).totals.gross
}

function grossOfUnits(invoice: InvoiceInHand, line: number, quantity: number): number {
  return creditGrossOf(invoice, { units: [{ line, quantity }], charges: [] })
}

/** The lines of an invoice are those of its order that have units in its shipments, in their order; services follow them. */
function openLinesOf({ order, shipments }: CreditSource, { document, credits }: InvoiceInHand): OpenLine[] {
  const invoiced = new Set(document.evidence.shipments)
  const shipped = shipments.filter(({ id }) => invoiced.has(id)).flatMap(({ lines }) => lines)
  const ids = order.lineItems.map(({ id }) => id).filter(id => shipped.some(({ lineItemId }) => lineItemId === id))
  const credited = credits.flatMap(({ lines }) => lines)
  return document.lines.map((line, index) => {
    const gone = credited.reduce((units, { credits: of, quantity }) => (of === line.id ? units + quantity : units), 0)
    return { line, lineItemId: ids[index], open: line.quantity - gone }
  })
}

/** Guarantees whose products are gone: no more of them stay than products do. */
function guaranteesOf({ order }: CreditSource, lines: readonly OpenLine[], accepted: readonly AcceptedUnits[]): AcceptedUnits[] {
  const goods = order.lineItems.filter(({ type }) => type !== 'extra_guarantee')
  return order.lineItems.flatMap(line => {
    const { id, type, custom } = line
    if (type !== 'extra_guarantee' || accepted.some(({ lineItemId }) => lineItemId === id)) return []
    const parents = goods.filter(({ variant }) => variant.sku === custom.parentSku)
    const kept = parents.reduce(
      (units, parent) => units + deliveredOf(order, parent) - creditedOf(lines, parent.id) - unitsOf(accepted, parent.id),
      0,
    )
    const open = lines.reduce((units, other) => (other.lineItemId === id ? units + other.open : units), 0)
    const leaving = Math.min(open, Math.max(0, deliveredOf(order, line) - creditedOf(lines, id) - kept))
    return leaving > 0 ? [{ lineItemId: id, quantity: leaving }] : []
  })
}

/** Units of a line that are or will be delivered. */
function deliveredOf(order: CreditSource['order'], { id, quantity }: Pick<LineItem, 'id' | 'quantity'>): number {
  return quantity - cancelledUnitsOf(order, id)
}

function creditedOf(lines: readonly OpenLine[], id: string): number {
  return lines.reduce((units, { line, lineItemId, open }) => (lineItemId === id ? units + line.quantity - open : units), 0)
}

function unitsOf(units: readonly AcceptedUnits[], id: string): number {
  return units.reduce((sum, { lineItemId, quantity }) => (lineItemId === id ? sum + quantity : sum), 0)
}

/** Whether nothing that was paid for stays with the customer; a gift costs nothing. */
function isAllCredited({ order }: CreditSource, lines: readonly OpenLine[], units: readonly AcceptedUnits[]): boolean {
  return (
    order.shipmentState === 'Shipped' &&
    order.lineItems
      .filter(({ lineItemMode }) => lineItemMode !== 'GiftLineItem')
      .every(line => creditedOf(lines, line.id) + unitsOf(units, line.id) === deliveredOf(order, line))
  )
}

function isCharged(earlier: readonly FiscalDocument[], code: string): boolean {
  return earlier.some(
    ({ charges, lines }) =>
      charges.some(charge => charge.code === code) || lines.some(({ creditsCharge }) => creditsCharge === code),
  )
}

function refused(message: string): CommerceError {
  return new CommerceError({ code: 'invalid-operation' }, message)
}
