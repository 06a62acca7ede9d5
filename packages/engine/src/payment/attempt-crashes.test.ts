import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addLineItem } from '../cart/index.ts'
import type { EngineContext } from '../database/context.ts'
import { checkInvariants } from '../invariants/check-invariants.ts'
import { anAttempt, anEvent, aPspReference, PAYMENT_HISTORIES } from '../testing/provider-event.fixtures.ts'
import { setStock } from '../testing/set-stock.ts'
import { openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import { claimModifications, keepNotifications, settleAttempt, takeNotifications } from './index.ts'

const { context } = await openTestShop()

const ACTORS = ['return', 'webhook', 'failure', 'reconciler'] as const
/** Where an actor dies: nowhere, before its commit, or after it and before anything else that it does. */
const CRASHES = ['nowhere', 'attempt:before-settled', 'attempt:after-settled'] as const

/** A process that dies at a failpoint: what it had not committed is gone, and it does nothing more. */
function dyingAt(crash: (typeof CRASHES)[number]): EngineContext {
  return {
    ...context,
    failpoint(name) {
      if (name === crash) throw new Error(`died at ${name}`)
    },
  }
}

function permutations<T>(of: readonly T[]): T[][] {
  if (of.length < 2) return [[...of]]
  return of.flatMap((first, place) => permutations(of.toSpliced(place, 1)).map(rest => [first, ...rest]))
}

/** Every order of the actors, each with every place where each of them may die; spread over all of them where fewer are run. */
function histories(): (readonly [(typeof ACTORS)[number], (typeof CRASHES)[number]])[][] {
  const all = permutations(ACTORS).flatMap(order =>
    Array.from({ length: CRASHES.length ** ACTORS.length }, (_, number) =>
      order.map(
        (actor, place) => [actor, CRASHES[Math.floor(number / CRASHES.length ** place) % CRASHES.length] ?? 'nowhere'] as const,
      ),
    ),
  )
  const step = Math.max(1, Math.floor(all.length / PAYMENT_HISTORIES))
  return all.filter((_history, place) => place % step === 0)
}

test('P1, P2 in whatever order a payment becomes known and wherever a process dies, paid means one order or money that goes back', {
  timeout: 600_000,
}, async () => {
  let orders = 0
  let voids = 0
  let crashes = 0
  for (const [round, history] of histories().entries()) {
    await setStock(context, { [PRESS]: 10, [SAW]: 10 })
    const { attempt, owner, cart } = await anAttempt(context)
    // Every third cart changes while it is paid.
    const isChanged = round % 3 === 2
    if (isChanged) await addLineItem(context, requestOf(owner, cart), { sku: SAW, quantity: 1 })
    const pspReference = aPspReference()
    await keepNotifications(context, [anEvent(attempt, { eventCode: 'AUTHORISATION', pspReference })])
    for (const [actor, crash] of history) {
      const process = dyingAt(crash)
      try {
        if (actor === 'webhook') await takeNotifications(process, 10)
        else if (actor === 'failure') await settleAttempt(process, attempt.id, { kind: 'failed', reason: 'expired' })
        else await settleAttempt(process, attempt.id, { kind: 'authorised', pspReference })
      } catch (error) {
        expect(String(error)).toContain('died at')
        crashes++
      }
    }
    // What a process left behind when it died is due again; the provider tells it once more as well.
    await sql`update payment_notification set next_try_at = now() where processed_at is null`.execute(context.db)
    await keepNotifications(context, [anEvent(attempt, { eventCode: 'AUTHORISATION', pspReference })])
    while ((await takeNotifications(context, 10)) > 0);
    const claimed = await claimModifications(context, 1000)
    // What earlier rounds left without an answer is due again after a minute.
    const modifications = claimed.filter(({ paymentId }) => paymentId === attempt.id)
    const { rows } = await sql<{ placed: number; state: string }>`
      select (select count(*)::integer from "order" where cart_id = ${attempt.cart.id}) as placed, state
      from checkout_attempt where id = ${attempt.id}`.execute(context.db)
    const story = JSON.stringify(history)
    if (isChanged) {
      expect(rows, story).toEqual([{ placed: 0, state: 'voided' }])
      expect(modifications, story).toMatchObject([{ kind: 'cancel', paymentId: attempt.id, amount: attempt.amount }])
      voids++
    } else {
      expect(rows, story).toEqual([{ placed: 1, state: 'ordered' }])
      expect(modifications, story).toEqual([])
      orders++
    }
  }
  expect(orders).toBeGreaterThan(voids)
  // An actor that had nothing to do any more reaches no place to die at.
  expect(crashes).toBeGreaterThan(orders + voids)
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
})
