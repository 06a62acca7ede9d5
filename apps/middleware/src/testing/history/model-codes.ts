import type { Cart } from '@shop/domain/cart'
import { dataOf, Mismatch, type ModelRefusal, shownCart } from './answers.ts'
import type { Answer, ModelCart } from './history.ts'
import { unpaid } from './model-cart.ts'

/** Codes the shop of the histories has: they count for every cart, any number of times. */
export const KNOWN_CODES = ['PROOF10', 'PROOF20'] as const

/** A cart with a code; one that it has changes nothing. */
export function withCode(cart: ModelCart, code: string, answer: Answer): ModelCart | ModelRefusal {
  if (!KNOWN_CODES.some(known => known === code)) return { code: 'DiscountCodeNonApplicable' }
  if (cart.codes.some(put => put.code === code)) return cart
  const id = shownCart(dataOf<{ cart: Cart }>(answer).cart).codes.at(-1)?.id
  if (id === undefined || cart.codes.some(put => put.id === id)) throw new Mismatch('expected a new code')
  return { ...unpaid(cart), codes: [...cart.codes, { id, code }] }
}

/** A cart without a code; one that it does not have changes nothing. */
export function withoutCode(cart: ModelCart, codeId: string): ModelCart {
  const codes = cart.codes.filter(({ id }) => id !== codeId)
  return codes.length === cart.codes.length ? cart : { ...unpaid(cart), codes }
}
