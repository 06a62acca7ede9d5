import { isDeepStrictEqual } from 'node:util'
import type { Cart } from '@shop/domain/cart'
import { Mismatch } from './answers.ts'
import { moveOf } from './cart-moves.ts'
import type { History, RecordedCall, ShopState } from './history.ts'

/** Why a history cannot have come about one call after another. */
export interface Violation {
  /** The longest order of calls that the model can follow. */
  readonly followed: readonly RecordedCall[]
  readonly state: ShopState
  /** The calls that could be next, and what the model would answer. */
  readonly stuck: readonly { readonly call: RecordedCall; readonly reason: string }[]
}

/**
 * Whether a history is linearizable (rule C1): whether its calls can be put into one order in which the model gives
 * every answer, and in which no call comes before one that was answered before it was made. The search is complete:
 * undefined means that there is such an order, a violation that no order explains the answers.
 */
export function checkHistory({ before, calls }: History): Violation | undefined {
  const contradiction = findTwoDocumentsOfOneVersion(calls)
  if (contradiction)
    return {
      followed: [],
      state: before,
      stuck: [{ call: contradiction, reason: 'another answer shows this version otherwise' }],
    }
  const seen = new Set<string>()
  let longest: Violation = { followed: [], state: before, stuck: [] }

  function search(state: ShopState, followed: readonly RecordedCall[], remaining: readonly RecordedCall[]): boolean {
    if (remaining.length === 0) return true
    const key = `${remaining.map(({ invokedAt }) => invokedAt).join()} ${JSON.stringify(state)}`
    if (seen.has(key)) return false
    seen.add(key)
    const stuck: { call: RecordedCall; reason: string }[] = []
    const changes: { call: RecordedCall; next: ShopState }[] = []
    for (const call of nextOf(remaining)) {
      const next = follow(state, call)
      if (next instanceof Mismatch) stuck.push({ call, reason: next.message })
      // A call without effect fits anywhere it fits: taking it at once loses no order.
      else if (next === state) return search(state, [...followed, call], without(remaining, call))
      else changes.push({ call, next })
    }
    if (followed.length >= longest.followed.length) longest = { followed, state, stuck }
    return changes.some(({ call, next }) => search(next, [...followed, call], without(remaining, call)))
  }

  return search(before, [], calls) ? undefined : longest
}

/** Calls that may come first: those made before any of the others was answered. */
function nextOf(calls: readonly RecordedCall[]): RecordedCall[] {
  const firstAnswer = Math.min(...calls.map(({ answeredAt }) => answeredAt))
  return calls.filter(({ invokedAt }) => invokedAt < firstAnswer)
}

function without(calls: readonly RecordedCall[], taken: RecordedCall): RecordedCall[] {
  return calls.filter(call => call !== taken)
}

function follow(state: ShopState, { operation, params, answer }: RecordedCall): ShopState | Mismatch {
  try {
    return moveOf(operation).after(state, params, answer)
  } catch (error) {
    if (error instanceof Mismatch) return error
    throw error
  }
}

/** A call that shows a version of a cart otherwise than a call before: amounts, texts and times included. */
function findTwoDocumentsOfOneVersion(calls: readonly RecordedCall[]): RecordedCall | undefined {
  const documents = new Map<string, Cart>()
  for (const call of calls) {
    const cart = cartIn(call)
    if (!cart) continue
    const key = `${cart.id} ${cart.version}`
    const known = documents.get(key)
    if (known && !isDeepStrictEqual(known, cart)) return call
    documents.set(key, cart)
  }
  return undefined
}

/** The cart an answer shows, if any. */
export function cartIn({ answer }: Pick<RecordedCall, 'answer'>): Cart | undefined {
  const { data } = (answer.body ?? {}) as { data?: { cart?: Cart; me?: { activeCart?: Cart | null } } | null }
  return data?.cart ?? data?.me?.activeCart ?? undefined
}
