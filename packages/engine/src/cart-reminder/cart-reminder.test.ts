import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addLineItem, updateCart } from '../cart/index.ts'
import {
  findMailPreferences,
  findOrMakeRecipient,
  setMailPreferences,
  signMailLink,
  unsubscribeMail,
} from '../mail-preference/index.ts'
import { createOrderFromCart } from '../order/index.ts'
import { createBankPayment } from '../payment/index.ts'
import { erasePerson } from '../privacy/index.ts'
import { setStock } from '../testing/set-stock.ts'
import { aPaymentDraft, aReadyCart, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import { CART_REMINDER_TOPIC, claimCartReminders, findCartReminder, noteReminderSent } from './index.ts'

const { context } = await openTestShop({ poolSize: 20 })
const { db } = context
const claim = () => claimCartReminders(context, { idleHours: 4, limit: 100 })

async function letIdle(cartId: string, hours: number): Promise<void> {
  const at = sql`now() - make_interval(hours => ${hours})`
  await sql`update cart set last_modified_at = ${at}, last_modified_hour = date_trunc('hour', ${at}) where id = ${cartId}`.execute(
    db,
  )
}

/** A cart that a guest left some hours ago, who agreed to be reminded or did not. */
async function aLeftCart({ agrees = true, hours = 5, lines = { [PRESS]: 1 } as Record<string, number> } = {}) {
  const email = `${randomUUID()}@example.org`
  const { owner, cart: made } = await aReadyCart(context, lines)
  const cart = await updateCart(context, requestOf(owner, made), [{ action: 'setCustomerEmail', email: email.toUpperCase() }])
  const recipient = await findOrMakeRecipient(db, { id: randomUUID(), email, storeKey: 'sk', locale: 'sk-SK' })
  const token = await signMailLink(context, recipient.id)
  const text = { locale: 'sk-SK', text: 'Cart: reminder' }
  if (agrees) await setMailPreferences(context, { token }, { wanted: ['abandoned-cart'], text })
  await letIdle(cart.id, hours)
  return { owner, cart, token, email }
}

async function isTold(cartId: string): Promise<boolean> {
  const { rows } = await sql`select from outbox where dedup_key = ${`${CART_REMINDER_TOPIC}/${cartId}`}`.execute(db)
  return rows.length === 1
}

test('NEWS-02 a cart that was left is told once, however many look, and only with a consent', async () => {
  const [left, refused, fresh, old] = [
    await aLeftCart(),
    await aLeftCart({ agrees: false }),
    await aLeftCart({ hours: 3 }),
    await aLeftCart({ hours: 30 }),
  ]
  const counts = await Promise.all(Array.from({ length: 8 }, claim))
  expect(counts.reduce((sum, count) => sum + count)).toBe(1)
  expect(await isTold(left.cart.id)).toBe(true)
  for (const { cart } of [refused, fresh, old]) expect(await isTold(cart.id)).toBe(false)
  // Left again after something was put in: once per cart.
  await addLineItem(context, requestOf(left.owner, left.cart), { sku: PRESS, quantity: 1 })
  await letIdle(left.cart.id, 5)
  expect(await claim()).toBe(0)
})

test('NEWS-02 whose cart is ordered, or whose payment has begun, is not reminded', async () => {
  const left = await aLeftCart()
  const paid = await createBankPayment(context, requestOf(left.owner, left.cart), aPaymentDraft(left.cart, 'bank-transfer'))
  await letIdle(left.cart.id, 5)
  expect(await claim()).toBe(1)
  expect(await findCartReminder(context, left.cart.id)).toBeDefined()
  await createOrderFromCart(context, requestOf(left.owner, paid.cart))
  expect(await findCartReminder(context, left.cart.id)).toBeUndefined()
})

test('NEWS-02 a reminder names what can be bought now, at the price of now, and is sent once', async () => {
  await setStock(context, { [PRESS]: 100, [SAW]: 100 })
  const { cart } = await aLeftCart({ lines: { [PRESS]: 3, [SAW]: 1 } })
  await claim()
  await setStock(context, { [PRESS]: 2, [SAW]: 0 })
  const reminder = await findCartReminder(context, cart.id)
  expect(reminder?.lines.map(({ line, quantity }) => [line.variant.sku, quantity])).toEqual([[PRESS, 2]])
  expect(reminder?.lines[0]?.price.centAmount).toBe(cart.lineItems[0]?.price.value.centAmount)
  await setStock(context, { [PRESS]: 0 })
  expect(await findCartReminder(context, cart.id)).toBeUndefined()
  await setStock(context, { [PRESS]: 100, [SAW]: 100 })
  expect(await findCartReminder(context, cart.id)).toBeDefined()
  await noteReminderSent(context, cart.id)
  expect(await findCartReminder(context, cart.id)).toBeUndefined()
})

test('NEWS-02 who changed their mind, or came back to the cart, between the claim and the mail gets none', async () => {
  const [changed, back] = [await aLeftCart(), await aLeftCart()]
  expect(await claim()).toBe(2)
  await unsubscribeMail(context, { token: changed.token, kind: 'all' })
  await addLineItem(context, requestOf(back.owner, back.cart), { sku: PRESS, quantity: 1 })
  for (const { cart } of [changed, back]) expect(await findCartReminder(context, cart.id)).toBeUndefined()
})

test('A6 who is erased is neither reminded nor known as a recipient any more, and their links are worth nothing', async () => {
  const { cart, email, token } = await aLeftCart()
  expect(await claim()).toBe(1)
  await erasePerson(context, email)
  expect(await findCartReminder(context, cart.id)).toBeUndefined()
  expect(await findMailPreferences(context, { token })).toBeUndefined()
  const recipients = await db.selectFrom('mail_recipient').select('id').where('email', '=', email).execute()
  expect(recipients).toEqual([])
})
