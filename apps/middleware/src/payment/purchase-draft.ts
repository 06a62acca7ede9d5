import type { Address } from '@shop/domain/address'
import type { Cart } from '@shop/domain/cart'
import { localize } from '@shop/domain/market'
import type { CheckoutAttempt } from '@shop/domain/payment'
import type { TaxedItemPrice, TaxRate } from '@shop/domain/tax'
import type { PaymentAddress, PaymentLineItem, PaymentPurchaseDraft } from '@shop/integrations/payment'

/** What the shopper told for a payment besides what the cart knows. */
export interface ShopperDetails {
  readonly clientAddress: string
  /** ISO date. */
  readonly dateOfBirth?: string | undefined
}

/** What is paid for: a cart, or an order. */
export type PurchasedContent = Pick<
  Cart,
  | 'id'
  | 'country'
  | 'locale'
  | 'customerId'
  | 'anonymousId'
  | 'customerEmail'
  | 'billingAddress'
  | 'shippingAddress'
  | 'lineItems'
  | 'customLineItems'
  | 'shippingInfo'
  | 'totalPrice'
  | 'taxedPrice'
>

/** All that the provider has to know about a purchase: who pays for what, to the cent (M4). The cart was checked before ordering. */
export function purchaseDraftOf(
  cart: PurchasedContent,
  attempt: CheckoutAttempt,
  { returnUrl, clientAddress, dateOfBirth }: ShopperDetails & { readonly returnUrl: string },
): PaymentPurchaseDraft {
  const { billingAddress, shippingAddress, customerEmail = '' } = cart
  const { firstName = '', lastName = '', phone, company, custom } = billingAddress ?? {}
  return {
    amount: attempt.amount,
    reference: attempt.id,
    returnUrl,
    countryCode: cart.country,
    locale: cart.locale,
    shopper: {
      // The customer, or the visitor of this cart: neither says who they are.
      reference: cart.customerId ?? cart.anonymousId ?? cart.id,
      email: customerEmail,
      ip: clientAddress,
      name: { firstName, lastName },
      ...(phone ? { telephoneNumber: phone } : {}),
      ...(dateOfBirth ? { dateOfBirth } : {}),
      ...(company ? { company: { name: company, ...(custom?.vatNumber ? { taxId: custom.vatNumber } : {}) } } : {}),
    },
    ...(billingAddress ? { billingAddress: addressOf(billingAddress) } : {}),
    ...(shippingAddress ? { deliveryAddress: addressOf(shippingAddress) } : {}),
    lineItems: attempt.amount.centAmount === cart.totalPrice.centAmount ? lineItemsOf(cart) : [partOf(cart, attempt)],
  }
}

function addressOf({ streetName, streetNumber, postalCode, city, country }: Address): PaymentAddress {
  return { street: streetName, houseNumberOrName: streetNumber || '-', postalCode, city, country }
}

/** A part of what an order costs, which is all that is missing of it. */
function partOf(
  { id, totalPrice, taxedPrice, lineItems: [first] }: PurchasedContent,
  { amount }: CheckoutAttempt,
): PaymentLineItem {
  const net = Math.round((amount.centAmount * taxedPrice.totalNet.centAmount) / totalPrice.centAmount)
  return {
    id: 'part',
    sku: 'part',
    description: id,
    quantity: 1,
    amountIncludingTax: amount.centAmount,
    amountExcludingTax: net,
    taxAmount: amount.centAmount - net,
    taxPercentage: first?.taxRate.permyriad ?? 0,
  }
}

/** The lines of a cart with fees, delivery and what is taken off the total, so that they sum up to it. */
function lineItemsOf(cart: PurchasedContent): PaymentLineItem[] {
  const lines = cart.lineItems.map(line =>
    lineOf({
      id: line.id,
      sku: line.variant.sku,
      description: localize(line.name, cart.locale),
      quantity: line.quantity,
      taxed: line.taxedPrice,
      taxRate: line.taxRate,
    }),
  )
  const fees = cart.customLineItems.map(line =>
    lineOf({
      id: line.id,
      sku: line.slug,
      description: localize(line.name, cart.locale),
      quantity: line.quantity,
      taxed: line.taxedPrice,
      taxRate: line.taxRate,
    }),
  )
  const { shippingInfo } = cart
  const shipping = shippingInfo
    ? [
        lineOf({
          id: 'shipping',
          sku: shippingInfo.shippingMethod.key,
          description: shippingInfo.shippingMethod.key,
          quantity: 1,
          taxed: shippingInfo.taxedPrice,
          taxRate: shippingInfo.taxRate,
        }),
      ]
    : []
  const all = [...lines, ...fees, ...shipping]
  const rest = restOf(cart, all)
  return rest.amountIncludingTax === 0 ? all : [...all, rest]
}

interface PricedLine extends Pick<PaymentLineItem, 'id' | 'sku' | 'description' | 'quantity'> {
  readonly taxed: TaxedItemPrice
  readonly taxRate: TaxRate
}

/** A line with amounts of one unit; as one unit of all where they cannot be divided to the cent. */
function lineOf({ id, sku, description, quantity, taxed, taxRate }: PricedLine): PaymentLineItem {
  const [gross, net] = [taxed.totalGross.centAmount, taxed.totalNet.centAmount]
  const isDivisible = gross % quantity === 0 && net % quantity === 0
  const units = isDivisible ? quantity : 1
  return {
    id,
    sku,
    description: isDivisible ? description : `${quantity} × ${description}`,
    quantity: units,
    amountIncludingTax: gross / units,
    amountExcludingTax: net / units,
    taxAmount: (gross - net) / units,
    taxPercentage: taxRate.permyriad,
  }
}

/** What is taken off the total of a cart, as a line of its own. */
function restOf(
  { totalPrice, taxedPrice, lineItems: [first] }: PurchasedContent,
  lines: readonly PaymentLineItem[],
): PaymentLineItem {
  const sum = (read: (line: PaymentLineItem) => number) => lines.reduce((cents, line) => cents + read(line) * line.quantity, 0)
  const gross = totalPrice.centAmount - sum(line => line.amountIncludingTax)
  const net = taxedPrice.totalNet.centAmount - sum(line => line.amountExcludingTax)
  return {
    id: 'discount',
    sku: 'discount',
    description: '%',
    quantity: 1,
    amountIncludingTax: gross,
    amountExcludingTax: net,
    taxAmount: gross - net,
    taxPercentage: first?.taxRate.permyriad ?? 0,
  }
}
