import type { Cart } from '@shop/domain/cart'
import type { Visitor } from '../request/shop-data.ts'

/** What was put into the cart before the application of the page answered. */
export interface EarlyCart {
  /** The cart after the last addition; undefined where none succeeded. */
  readonly cart: Cart | undefined
  /** SKUs of all that was to be added. */
  readonly skus: readonly string[]
  /** Whether the last addition failed; the starter has said so on the page. */
  readonly hasProblem?: true
}

/** The visitor of a page that came without, as the starter has asked for them. */
export interface EarlyVisitor {
  /** Rejects when it is not answered. */
  readonly answer: Promise<Visitor>
  /** The answer, once it is there. */
  readonly known: Visitor | undefined
}

/** The starter script of a page, as its application sees it. Not there in tests and where scripts of documents are blocked. */
export interface StarterHandle {
  /** Given where the page came without its visitor, and the browser may have a session. */
  readonly visitor?: EarlyVisitor
  /** Resolves after `handOver`, once everything that was added early is answered; undefined where nothing was added. Never rejects. */
  earlyCart(): Promise<EarlyCart | undefined>
  /** Tells that React hydrates the page from now on: until it answers, no event reaches it. */
  beginHydration(): void
  /** Tells that the application answers from now on: the starter stops, and repeats what it has held. */
  handOver(): void
  /** Tells that the application cannot be loaded: what was held happens as it would without scripts. */
  giveUp(): void
}

declare global {
  interface Window {
    /** Set by `starter/main.ts` before the application is loaded. */
    starter?: StarterHandle
  }
}

/** What the starter of a window has put into the cart, once that is settled; undefined where it has not, or there is no starter. */
export async function earlyCartOf({ starter }: Pick<Window, 'starter'>): Promise<EarlyCart | undefined> {
  return starter?.earlyCart()
}
