import { type Address, postalLines } from '@shop/domain/address'
import { buyerReferencesOf } from '@shop/domain/buyer-reference'
import { cartSums, type LineItem, taxStatementOf, totalQuantity, withGuarantees } from '@shop/domain/cart'
import { deliveryOfOrder } from '@shop/domain/delivery'
import { type Language, type Locale, languageOf, localize, timeZoneOf } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import { isChosenLater, type Order, type OrderPreorder } from '@shop/domain/order'
import { termDaysOf } from '@shop/domain/payment'
import { effectivePrice } from '@shop/domain/product'
import { SHOP_NAME, type Store } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import {
  formatDate,
  formatDay,
  formatDelivery,
  formatInstant,
  formatMoney,
  formatTaxStatement,
  regionName,
  withColon,
} from '@shop/i18n/format'
import type { ContractText } from '../contract-texts/contract-texts.ts'
import { unlinked } from '../mail/html.ts'
import type { MailLink, Row } from '../mail/mail-parts.ts'
import { paymentName } from '../mail/payment-name.ts'
import { contactLine, senderLines } from '../mail/sender-lines.ts'
import { transferRows } from '../mail/transfer-rows.ts'

/** A heading over lines of text. */
export interface Block {
  readonly title: string
  readonly lines: readonly string[]
}

/** Everything an order confirmation says, in the order's language; both forms of the mail are written from it. */
export interface ConfirmationContent {
  readonly language: Language
  readonly shopName: string
  readonly subject: string
  readonly title: string
  readonly orderNumber: Row
  readonly opening: readonly string[]
  readonly next: Block
  /** Leads to the page of the order on the self-service site. */
  readonly link?: MailLink
  /** How a consumer withdraws from the contract. */
  readonly withdrawal?: MailLink
  /** How to pay, where that is still to be done: by transfer or with a voucher. */
  readonly instructions?: { readonly title: string; readonly rows: readonly Row[] }
  readonly summaryTitle: string
  readonly items: readonly { readonly name: string; readonly detail: string; readonly amount: string }[]
  readonly sums: readonly Row[]
  readonly taxes: readonly Row[]
  /** Why there is no tax. */
  readonly note?: string
  readonly total: Row
  readonly blocks: readonly Block[]
  readonly contract: { readonly intro: string; readonly texts: readonly ContractText[] }
  readonly closing: readonly string[]
  readonly reason: string
  readonly sender: readonly string[]
}

/** Where an order is seen, and where a consumer withdraws from it. */
interface ConfirmationLinks {
  readonly viewUrl?: string
  readonly withdrawalUrl?: string
}

/**
 * What is said about an order of a store, with the texts of its contract. It greets by no name, because a buyer types any
 * e-mail address that is not proven; names stand in the addresses of the order, as its content. `shopName` comes from
 * one constant, all else from these and the messages.
 */
export function confirmationContent(
  order: Order,
  store: Store,
  contractTexts: readonly ContractText[],
  t: Translate,
  { viewUrl, withdrawalUrl }: ConfirmationLinks = {},
): ConfirmationContent {
  const { locale } = order
  const money = (amount: Money) => formatMoney(amount, locale)
  const tax = formatTaxStatement(taxStatementOf(order), locale, t)
  const instructions = paymentInstructions(order, store, t)
  const { personalisation } = order
  const notes = [
    ...(personalisation ? [t('discount.personalPrices', { basis: personalisation })] : []),
    ...(tax.note ? [tax.note] : []),
  ]

  return {
    language: languageOf(locale),
    shopName: SHOP_NAME,
    subject: t('mail.orderSubject', { orderNumber: order.orderNumber, shop: SHOP_NAME }),
    title: t('order.title'),
    orderNumber: { label: t('order.number'), value: order.orderNumber },
    opening: [t('mail.greeting'), t('mail.orderIntro', { date: formatDay(order.createdAt, order) })],
    next: { title: t('order.next'), lines: nextSteps(order, t) },
    ...(viewUrl === undefined ? {} : { link: { label: t('mail.viewOrder'), href: viewUrl } }),
    ...(withdrawalUrl === undefined ? {} : { withdrawal: { label: t('shell.withdraw'), href: withdrawalUrl } }),
    ...(instructions ? { instructions } : {}),
    summaryTitle: t('order.summary'),
    items: withGuarantees(order.lineItems)
      .flatMap(({ line, guarantees }) => [line, ...guarantees])
      .map(line => ({
        name: localize(line.name, locale),
        detail: itemDetail(line, order, t),
        amount: money(line.totalPrice),
      })),
    sums: sumRows(order, t),
    taxes: tax.rows.map(({ label, amount }) => ({ label, value: amount })),
    ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
    total: { label: tax.totalLabel, value: money(order.totalPrice) },
    blocks: [
      { title: t('checkout.shippingAddress'), lines: addressLines(order.shippingAddress, locale, t) },
      { title: t('checkout.billingAddress'), lines: addressLines(order.billingAddress, locale, t) },
      { title: t('order.paidBy'), lines: [paymentName(order, t)] },
      ...referencesBlock(order, t),
    ],
    contract: { intro: t('mail.contractTexts'), texts: contractTexts },
    closing: [contactLine(store, t), `${t('checkout.returns')} · ${t('checkout.guarantee')}`],
    reason: t('mail.reason', { shop: SHOP_NAME }),
    sender: senderLines(locale, t),
  }
}

/** The buyer's own numbers of the order; nothing in them becomes a link. */
function referencesBlock(order: Order, t: Translate): Block[] {
  const lines = buyerReferencesOf(order).map(
    ({ name, value }) => `${withColon(t(`reference.${name}`), order.locale)} ${unlinked(value)}`,
  )
  return lines.length > 0 ? [{ title: t('reference.title'), lines }] : []
}

/** Goods, every discount by name, fees and delivery, as the shop shows them. */
function sumRows(order: Order, t: Translate): Row[] {
  const { locale, shippingInfo } = order
  const money = (amount: Money) => formatMoney(amount, locale)
  const { goods, discounts, shipping } = cartSums(order)
  const rows: Row[] = [
    { label: t('cart.subtotal', { count: totalQuantity(order.lineItems) }), value: money(goods) },
    ...discounts.map(({ name, amount }) => ({ label: localize(name, locale), value: `−${money(amount)}` })),
    ...order.customLineItems.map(line => ({ label: localize(line.name, locale), value: money(line.totalPrice) })),
  ]
  if (!shippingInfo || !shipping) return rows
  const label = t(shippingInfo.shippingMethod.key === 'freight' ? 'cart.shippingFreight' : 'cart.shipping')
  const reasons = shipping.discountNames.map(name => localize(name, locale))
  rows.push({
    label: reasons.length > 0 ? `${label} (${reasons.join(', ')})` : label,
    value: shipping.price.centAmount === 0 ? t('cart.free') : money(shipping.price),
  })
  return rows
}

function nextSteps(order: Order, t: Translate): string[] {
  const amount = formatMoney(order.totalPrice, order.locale)
  const steps: string[] = []
  switch (order.paymentInfo.payments[0]?.paymentMethodInfo.paymentInterface) {
    case 'bank-transfer':
      steps.push(t(isChosenLater(order) ? 'company.approvedPay' : 'order.nextTransfer'))
      break
    case 'on-account':
      steps.push(t('company.onAccountNext', { days: termDaysOf(order.paymentInfo.payments[0]) ?? 0 }))
      break
    case 'cash-on-delivery':
      steps.push(t('order.nextCash', { amount }))
      break
    default:
      if (order.paymentState === 'Paid') steps.push(`${t('order.paymentArrived')}.`)
      else steps.push(t(order.paymentInfo.payments[0]?.custom?.action ? 'order.nextVoucher' : 'order.nextPending'))
  }
  const delivery = deliveryOfOrder(order)
  if (delivery) steps.push(`${formatDelivery(delivery, order.locale, t)}.`)
  return steps
}

/** What a buyer pays with by themselves; undefined where the payment was made with the order, or is made at the door. */
function paymentInstructions(order: Order, store: Store, t: Translate): ConfirmationContent['instructions'] {
  const [payment] = order.paymentInfo.payments
  const way = payment?.paymentMethodInfo.paymentInterface
  if (way === 'bank-transfer' || way === 'on-account')
    return { title: t('order.bankDetails'), rows: transferRows(order, order.totalPrice, store, t) }
  const voucher = payment?.custom?.action
  if (!voucher || order.paymentState === 'Paid') return undefined
  return {
    title: t('order.voucherTitle'),
    rows: [
      { label: t('order.voucherEntity'), value: voucher.entity },
      { label: t('order.voucherReference'), value: voucher.reference.replace(/(\d{3})(?=\d)/g, '$1 ') },
      { label: t('order.amount'), value: formatMoney(order.totalPrice, order.locale) },
      { label: t('order.voucherExpires'), value: formatInstant(voucher.expiresAt, timeZoneOf(order)) },
    ],
  }
}

function itemDetail(line: LineItem, { locale, preorders = [] }: Order, t: Translate): string {
  const waiting = preorders.find(({ sku }) => sku === line.variant.sku)
  return [
    line.brand,
    t('product.itemNumber', { sku: line.variant.sku }),
    t('cart.unitCount', { count: line.quantity }),
    ...(line.lineItemMode === 'GiftLineItem' ? [t('cart.gift')] : []),
    ...(waiting ? [preorderText(waiting, line, t)] : []),
    ...(line.quantity > 1 ? [t('cart.unitPrice', { amount: formatMoney(effectivePrice(line.price), locale) })] : []),
  ]
    .map(unbroken)
    .join(' · ')
}

/** When goods come that were ordered before. */
function preorderText({ quantity, expected }: OrderPreorder, line: LineItem, t: Translate): string {
  const date = formatDate(expected)
  return quantity >= line.quantity
    ? t('preorder.expectedOn', { date })
    : t('preorder.partExpectedOn', { count: String(quantity), date })
}

/** The text with spaces at which no line breaks. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** An address as it is written on a parcel, with country and, for a company, its VAT number. Nothing in it becomes a link. */
export function addressLines(address: Address, locale: Locale, t: Translate): string[] {
  const vatNumber = address.custom?.vatNumber
  const lines = [
    ...postalLines(address),
    regionName(address.country, locale),
    vatNumber ? `${withColon(t('checkout.vatNumber'), locale)} ${vatNumber}` : undefined,
  ]
  return lines.flatMap(line => (line?.trim() ? [unlinked(line)] : []))
}
