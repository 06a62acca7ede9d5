import { randomUUID } from 'node:crypto'
import type { AddressDraft } from '@shop/domain/address'
import type { CountryCode, Locale } from '@shop/domain/market'

/** The things that a caller can name: those of an owner, or others that do not exist. */
export interface Belongings {
  readonly email: string
  readonly customer: { readonly id: string; readonly version: number }
  readonly address: AddressDraft
  readonly addressId: string
  readonly billingAddressId: string
  readonly passkeyId: string
  /** The version in which the owner knows their company, someone else of it, and an invitation into it. */
  readonly companyVersion: number
  readonly associateId: string
  readonly invitationId: string
  /** A request that the owner decides about, and one of their own. */
  readonly approvalId: string
  readonly ownApprovalId: string
  readonly shoppingList: { readonly id: string; readonly version: number }
  readonly quote: { readonly id: string; readonly version: number }
  readonly cart: { readonly id: string; readonly version: number; readonly lineItemId: string; readonly centAmount: number }
  readonly sku: string
  readonly orderNumber: string
  readonly orderLineId: string
  readonly documentNumber: string
  readonly returnNumber: string
  /** Of a form; one of its own for each call. */
  readonly draftId: string
}

/** What a caller can show for what they name, besides the cookie. */
export interface Proof {
  readonly accessToken: string
  readonly email: string
  /** The store where they call. */
  readonly host: string
  readonly country: CountryCode
  readonly locale: Locale
}

/** Names of the same form, of things that do not exist. */
export function missing(like: Belongings): Belongings {
  return {
    ...like,
    email: `${randomUUID()}@example.org`,
    customer: { ...like.customer, id: randomUUID() },
    addressId: randomUUID(),
    billingAddressId: randomUUID(),
    passkeyId: randomUUID(),
    associateId: randomUUID(),
    invitationId: randomUUID(),
    approvalId: randomUUID(),
    ownApprovalId: randomUUID(),
    shoppingList: { ...like.shoppingList, id: randomUUID() },
    quote: { ...like.quote, id: randomUUID() },
    cart: { ...like.cart, id: randomUUID(), lineItemId: randomUUID() },
    orderNumber: 'NS99999999',
    orderLineId: randomUUID(),
    documentNumber: 'RE-2020-00000001',
    returnNumber: 'RT999999',
    draftId: randomUUID(),
  }
}

/** An answer with the names that were asked for written alike, to be compared with that for other names. */
export function withoutNames(
  body: unknown,
  { email, customer, addressId, passkeyId, shoppingList, quote, cart, ...its }: Belongings,
): string {
  const ofAccount = [
    email,
    customer.id,
    addressId,
    its.billingAddressId,
    passkeyId,
    shoppingList.id,
    quote.id,
    cart.id,
    cart.lineItemId,
  ]
  const names = [...ofAccount, its.associateId, its.invitationId, its.approvalId, its.ownApprovalId]
  const text = [...names, its.orderNumber, its.orderLineId, its.documentNumber, its.returnNumber, its.draftId].reduce(
    (rest, name) => rest.replaceAll(name, '…'),
    JSON.stringify(body) ?? '',
  )
  // What is another in each answer.
  return text
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z|(?<=")[\w-]{43}(?=")/g, '…')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '…')
    .replaceAll(/\b[A-Z]{1,3}\d{6,14}\b/g, '…')
}
