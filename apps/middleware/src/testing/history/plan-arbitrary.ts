import fc from 'fast-check'
import { CART_MOVES, type MoveName, type Wish } from './cart-moves.ts'

/** What each client of a history does, one call after another. */
export type Plan = readonly (readonly Wish[])[]

const MAX_CALLS = 30

const moves = Object.entries(CART_MOVES).map(([move, { weight }]) => ({ arbitrary: fc.constant(move as MoveName), weight }))

/** Mostly small quantities, as people buy; now and then so many that stock or the limit refuse them. */
const quantity = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 4 }), weight: 8 },
  { arbitrary: fc.integer({ min: 5, max: 1000 }), weight: 1 },
)

const versionShift = fc.oneof({ arbitrary: fc.constant(0), weight: 10 }, { arbitrary: fc.constantFrom(-1, -2, 3), weight: 1 })

const wish: fc.Arbitrary<Wish> = wishOf(fc.oneof(...moves))

/** Wishes of one client in a row: mostly one, now and then those that only together lead anywhere. */
const wishes: fc.Arbitrary<Wish[]> = fc.oneof(
  { arbitrary: fc.tuple(wish), weight: 14 },
  { arbitrary: inARow('createBankPayment', 'createMyOrderFromCart', 'createMyOrderFromCart', 'createCart'), weight: 1 },
  { arbitrary: inARow('deleteCart', 'getMe', 'createCart', 'updateCart'), weight: 1 },
)

function inARow(...names: readonly MoveName[]): fc.Arbitrary<Wish[]> {
  return fc.tuple(...names.map(name => wishOf(fc.constant(name))))
}

function wishOf(move: fc.Arbitrary<MoveName>): fc.Arbitrary<Wish> {
  return fc.record({ move, skuIndex: fc.nat({ max: 2 }), quantity, versionShift })
}
/** Plans of 2 to 8 clients with at most 30 calls. */
export const planArbitrary: fc.Arbitrary<Plan> = fc
  .array(fc.array(wishes, { minLength: 1, maxLength: 8, size: 'max' }), { minLength: 2, maxLength: 8, size: 'max' })
  .map(clients => clients.map(rows => rows.flat().slice(0, Math.floor(MAX_CALLS / clients.length))))

/** The plan of a seed; the same seed gives the same plan. */
export function planOfSeed(seed: number): Plan {
  const [plan] = fc.sample(planArbitrary, { seed, numRuns: 1 })
  if (!plan) throw new Error('No plan was made')
  return plan
}
