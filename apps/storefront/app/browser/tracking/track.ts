import type { Cart } from '@shop/domain/cart'
import type { Order } from '@shop/domain/order'
import type { CartAction, CheckoutStep } from '@shop/domain/tracking'
import { useEffect } from 'react'

/** Something that a visitor does, as the page that notices it knows it. Carts and orders are the visitor's own. */
export type Occurrence =
  | { readonly kind: 'view-item'; readonly sku: string }
  | { readonly kind: 'view-list'; readonly list: TrackedList; readonly skus: readonly string[] }
  | { readonly kind: 'select-item'; readonly list: TrackedList; readonly sku: string; readonly index: number }
  | {
      readonly kind: 'change-cart'
      readonly action: CartAction
      readonly cart: Cart
      readonly sku: string
      /** Units that came in, or went out below 0. */
      readonly units: number
    }
  /** Products were added before the application of the page answered; `before` is undefined where it is not known. */
  | { readonly kind: 'early-cart'; readonly before: Cart | null | undefined; readonly cart: Cart }
  | { readonly kind: 'view-cart'; readonly cart: Cart }
  | { readonly kind: 'checkout'; readonly step: Exclude<CheckoutStep, 5>; readonly cart: Cart }
  | { readonly kind: 'pay'; readonly cart: Cart; readonly method: string }
  /** The last step of the checkout, once per order. */
  | { readonly kind: 'purchase'; readonly order: Order }
  | { readonly kind: 'visitor'; readonly isSignedIn: boolean }

/** A list of products: of a category, named by its slug, or of a search. */
export interface TrackedList {
  readonly id: string
  readonly name: string
  /** What was searched for; empty for none. */
  readonly query?: string
}

/** An occurrence with its time, in ms since 1970. */
export type TimedOccurrence = Occurrence & { readonly at: number }

type Receiver = (occurrence: TimedOccurrence) => void

/** So many wait for a choice; more than a visit without one has. */
const MAX_WAITING = 100

let receiver: Receiver | undefined
const waiting: TimedOccurrence[] = []

/**
 * Notes what a visitor does. Before a choice about cookies it waits in memory, is dropped with a refusal, and is sent by code
 * that is loaded with the consent and not before (TRACK-15).
 */
export function track(occurrence: Occurrence): void {
  const timed = { ...occurrence, at: Date.now() }
  if (receiver) receiver(timed)
  else if (waiting.length < MAX_WAITING) waiting.push(timed)
}

/** Hands on what waits and all that follows. Without a receiver it waits. Returns what ends it. */
export function receiveTracked(next: Receiver): () => void {
  receiver = next
  for (const occurrence of waiting.splice(0)) next(occurrence)
  return () => {
    if (receiver === next) receiver = undefined
  }
}

/** Tracks an occurrence of a page once, and again when it is about something else, as `about` names it. */
export function useTracked(occurrence: Occurrence | undefined, about: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same page may be rendered again
  useEffect(() => {
    if (occurrence) track(occurrence)
  }, [about])
}
