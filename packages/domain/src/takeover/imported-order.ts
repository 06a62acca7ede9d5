import type { Money } from '../money/index.ts'

/** A line of an order of another shop system. */
export interface EarlierOrderLine {
  readonly name: string
  /** The number it had there; empty where it had none. */
  readonly foreignSku: string
  readonly quantity: number
  /** Of the line. */
  readonly totalPrice: Money
}

/** An order that was placed in the shop system before: history that nothing is done with here. */
export interface EarlierOrder {
  /** As it was there. */
  readonly orderNumber: string
  /** ISO instant. */
  readonly placedAt: string
  /** What was paid, with delivery and VAT. */
  readonly totalPrice: Money
  readonly isCancelled: boolean
  readonly lines: readonly EarlierOrderLine[]
}

/** An order of another shop system with the address its buyer had there. */
export interface ImportedOrder extends EarlierOrder {
  readonly email: string
}

/** Most lines of an order that are taken over. */
export const MAX_EARLIER_LINES = 500
