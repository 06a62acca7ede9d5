import type { Cart } from '@shop/domain/cart'
import { type ListedMethod, payerTypeOf, providerMethodsOf } from '@shop/domain/payment'
import type { OperationContext } from '../call/operation-call.ts'

/**
 * Methods of the provider that a cart can be paid by: what market and payer allow (PAY-22, PAY-23) and the provider has now.
 * Undefined while the provider does not answer.
 */
export async function listProviderMethods(
  { paymentProvider, market }: Pick<OperationContext, 'paymentProvider' | 'market'>,
  cart: Pick<Cart, 'totalPrice' | 'billingAddress' | 'locale'>,
): Promise<ListedMethod[] | undefined> {
  const allowed = cart.totalPrice.centAmount > 0 ? providerMethodsOf(market, payerTypeOf(cart)) : []
  const answer = await paymentProvider.listMethods({ amount: cart.totalPrice, countryCode: market.country, locale: cart.locale })
  const entries = answer?.paymentMethods
  if (!Array.isArray(entries)) return undefined
  const given = new Map(entries.flatMap(entry => (isEntry(entry) ? [[entry.type, entry] as const] : [])))
  return allowed.flatMap(method => {
    const entry = given.get(method)
    if (!entry) return []
    const issuers = issuersOf(entry)
    return [{ method, ...(issuers.length > 0 ? { issuers } : {}) }]
  })
}

function isEntry(value: unknown): value is { readonly type: string; readonly issuers?: unknown } {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function issuersOf({ issuers }: { readonly issuers?: unknown }): { id: string; name: string }[] {
  if (!Array.isArray(issuers)) return []
  return issuers.flatMap(issuer => {
    const { id, name, disabled } = issuer as { id?: unknown; name?: unknown; disabled?: unknown }
    return typeof id === 'string' && typeof name === 'string' && disabled !== true ? [{ id, name }] : []
  })
}
