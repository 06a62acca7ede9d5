import type { Locale } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import type { ProviderMethod } from '@shop/domain/payment'
import { sql } from 'kysely'
import { selectCartById } from '../cart/cart-rows.ts'
import type { Database, EngineContext } from '../database/context.ts'
import { selectAttempt } from './attempt-rows.ts'

/** An attempt to pay that came to nothing, for the mail about it. */
export interface FailedAttempt {
  readonly cartId: string
  readonly email: string
  readonly storeKey: string
  readonly locale: Locale
  readonly method: ProviderMethod
  readonly amount: Money
  /** Nothing was paid; or money came and goes back, since the cart had changed or was ordered by another payment. */
  readonly outcome: 'unpaid' | 'paid-back' | 'paid-twice'
}

/**
 * The attempt if its shopper still has to be told: one that paid nothing is no news any more once the cart was ordered or is
 * being paid again. Undefined too where no one knows whom to tell. Asks for no owner, so it must never answer a shopper (rule A1).
 */
export async function findFailedAttempt({ db }: EngineContext, id: string): Promise<FailedAttempt | undefined> {
  const attempt = await selectAttempt(db, id)
  if (attempt?.state !== 'failed' && attempt?.state !== 'voided') return undefined
  const cart = await selectCartById(db, attempt.cart.id)
  if (!cart?.customerEmail) return undefined
  const isOrdered = cart.cartState === 'Ordered'
  if (attempt.state === 'failed' && (cart.cartState !== 'Active' || (await isPaidAgain(db, id)))) return undefined
  const outcome = attempt.state === 'failed' ? 'unpaid' : isOrdered ? 'paid-twice' : 'paid-back'
  const { storeKey, method, amount } = attempt
  return { cartId: cart.id, email: cart.customerEmail, storeKey, locale: cart.locale, method, amount, outcome }
}

async function isPaidAgain(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from checkout_attempt failed
    join checkout_attempt later on later.cart_id = failed.cart_id and later.created_at > failed.created_at
    where failed.id = ${id} limit 1`.execute(db)
  return rows.length > 0
}
