import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { applyDiscountCode, updateCart } from '../cart/index.ts'
import { createOrderFromCart } from '../order/index.ts'
import { createBankPayment } from '../payment/index.ts'
import { aCartDiscount, aDiscountCode } from '../testing/discount-drafts.ts'
import { aPaidCart, aPaymentDraft, aReadyCart, openTestShop, requestOf } from '../testing/shop.fixtures.ts'
import { importCartDiscounts, importDiscountCodes } from './import-discounts.ts'

const { context } = await openTestShop()

async function aCodeOncePerCustomer(code: string): Promise<string> {
  const discount = { ...aCartDiscount(), requiresDiscountCode: true }
  await importCartDiscounts(context, [discount])
  await importDiscountCodes(context, [aDiscountCode(code, [discount.id], { maxApplicationsPerCustomer: 1 })])
  return code
}

/** A guest's cart that has the code and a payment, one step before its order. */
async function aCodedCart(code: string, email: string) {
  const { owner, cart } = await aReadyCart(context)
  const named = await updateCart(context, requestOf(owner, cart), [{ action: 'setCustomerEmail', email }])
  const coded = await applyDiscountCode(context, requestOf(owner, named), { code })
  expect(coded.discountCodes[0]?.state).toBe('MatchesCart')
  const paid = await createBankPayment(context, requestOf(owner, coded), aPaymentDraft(coded, 'bank-transfer'))
  return { owner, cart: paid.cart }
}

test('C4 a code once per customer that stands on two carts of one e-mail is used by the first order alone', async () => {
  const code = await aCodeOncePerCustomer('TWOCARTS')
  const first = await aCodedCart(code, 'eva@example.org')
  const second = await aCodedCart(code, 'Eva@Example.org')
  const other = await aCodedCart(code, 'ivo@example.org')
  await createOrderFromCart(context, requestOf(first.owner, first.cart))
  await expect(createOrderFromCart(context, requestOf(second.owner, second.cart))).rejects.toMatchObject({
    failure: { code: 'discount-code-non-applicable', reason: 'MaxApplicationReached' },
  })
  await createOrderFromCart(context, requestOf(other.owner, other.cart))
})

test('C4 an order waits for another one that is about to use the same code, and then sees its use', async () => {
  const code = await aCodeOncePerCustomer('ATONCE')
  const second = await aCodedCart(code, 'eva@example.org')
  const ordered = await aPaidCart(context)
  const order = await createOrderFromCart(context, requestOf(ordered.owner, ordered.cart))
  const begun = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const earlier = context.db.transaction().execute(async db => {
    await sql`update discount_code set applications = applications + 1 where code = ${code}`.execute(db)
    await sql`
      insert into discount_code_use (discount_code_id, order_id, email, used_at)
      select id, ${order.id}, 'eva@example.org', now() from discount_code where code = ${code}`.execute(db)
    begun.resolve()
    await mayCommit.promise
  })
  await begun.promise
  const later = createOrderFromCart(context, requestOf(second.owner, second.cart))
  const refusal = expect(later).rejects.toMatchObject({ failure: { reason: 'MaxApplicationReached' } })
  await untilSomebodyWaitsForALock()
  mayCommit.resolve()
  await earlier
  await refusal
})

async function untilSomebodyWaitsForALock(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(context.db)
    if (rows.length > 0) return
  }
}
