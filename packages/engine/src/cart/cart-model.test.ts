import type { Cart } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkInvariants } from '../invariants/check-invariants.ts'
import type { Owner } from '../session/index.ts'
import { aVisitor, CRANE, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import { addLineItem, changeLineItemQuantity, getActiveCart, removeLineItem } from './index.ts'

const STOCK = 60
const { context } = await openTestShop({ stock: STOCK })

interface Step {
  readonly kind: 'add' | 'set' | 'remove'
  readonly sku: string
  readonly quantity: number
}

/** A step that was answered with success: the version it was based on and the cart it made. */
interface Acked {
  readonly step: Step
  readonly based: number
  readonly cart: Cart
}

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('add' as const, 'add' as const, 'set' as const, 'remove' as const),
    sku: fc.constantFrom(PRESS, SAW, CRANE),
    quantity: fc.integer({ min: 1, max: 25 }),
  }),
  { minLength: 1, maxLength: 12 },
)

const REFUSALS = ['concurrent-modification', 'out-of-stock', 'resource-not-found']

async function take(step: Step, owner: Owner, known: Cart): Promise<Cart> {
  const request = requestOf(owner, known)
  const lineItemId = known.lineItems.find(({ variant }) => variant.sku === step.sku)?.id ?? context.newId()
  switch (step.kind) {
    case 'add':
      return addLineItem(context, request, { sku: step.sku, quantity: step.quantity })
    case 'set':
      return changeLineItemQuantity(context, request, { lineItemId, quantity: step.quantity })
    case 'remove':
      return removeLineItem(context, request, { lineItemId })
  }
}

async function runClient(owner: Owner, first: Cart, plan: readonly Step[]): Promise<Acked[]> {
  const acked: Acked[] = []
  let known = first
  for (const step of plan) {
    try {
      const cart = await take(step, owner, known)
      if (cart.version !== known.version) acked.push({ step, based: known.version, cart })
      known = cart
    } catch (error) {
      if (!(error instanceof CommerceError) || !REFUSALS.includes(error.failure.code)) throw error
      known = (await getActiveCart(context, { owner, storeKey: 'sk' })) ?? known
    }
  }
  return acked
}

function quantitiesOf(cart: Cart): Record<string, number> {
  return Object.fromEntries(cart.lineItems.map(({ variant, quantity }) => [variant.sku, quantity]))
}

test('C1 whatever clients do at once, the acknowledged steps in the order of their versions make the cart', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 2, maxLength: 8 }), async plans => {
      const { owner, cart } = await aVisitor(context)
      const answers = (await Promise.all(plans.map(plan => runClient(owner, cart, plan)))).flat()
      answers.sort((a, b) => a.cart.version - b.cart.version)
      expect(answers.map(answer => answer.cart.version)).toEqual(answers.map((_answer, index) => index + 2))
      const model = new Map<string, number>()
      for (const { step, based, cart: answered } of answers) {
        if (step.kind === 'add') model.set(step.sku, (model.get(step.sku) ?? 0) + step.quantity)
        else expect(based).toBe(answered.version - 1)
        if (step.kind === 'set') model.set(step.sku, step.quantity)
        if (step.kind === 'remove') model.delete(step.sku)
        expect(quantitiesOf(answered)).toEqual(Object.fromEntries(model))
        expect(Math.max(0, ...model.values())).toBeLessThanOrEqual(STOCK)
      }
      expect(await getActiveCart(context, { owner, storeKey: 'sk' })).toEqual(answers.at(-1)?.cart ?? cart)
    }),
    { numRuns: 25 },
  )
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
})
