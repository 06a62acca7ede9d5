/** By how much of what it cost a price has to fall for it to be worth a mail: smaller changes are noise. */
export const PRICE_DROP_PERCENT = 5

/** Whether a price, in cents, has fallen far enough below what it was, in the same currency. */
export function isPriceDrop(referenceCents: number, cents: number): boolean {
  return cents * 100 <= referenceCents * (100 - PRICE_DROP_PERCENT)
}
