import { isVirtualSku } from './sku.ts'

/** Largest quantity of one product in a cart (CART-18). */
export const MAX_LINE_ITEM_QUANTITY = 1000

/** Units of a SKU that may still go into a cart which holds `inCart` of it (PDP-07, PDP-08, CART-18). */
export function addableQuantity(sku: string, inCart: number, availableQuantity: number): number {
  const room = MAX_LINE_ITEM_QUANTITY - inCart
  return Math.max(0, isVirtualSku(sku) ? room : Math.min(room, availableQuantity - inCart))
}

/**
 * A typed quantity made usable: whole, at least 1, at most what may be added; `capped` when it was too high (PDP-10,
 * PDP-11). Without the cap any quantity may be requested, and the cart decides (PDP-12).
 */
export function normalizeQuantity(
  typed: number,
  addable: number,
  hasCap = true,
): { readonly quantity: number; readonly capped: boolean } {
  const whole = Number.isFinite(typed) ? Math.floor(typed) : 1
  const wanted = Math.max(1, whole)
  if (!hasCap) return { quantity: wanted, capped: false }
  const limit = Math.max(1, addable)
  return wanted > limit ? { quantity: limit, capped: true } : { quantity: wanted, capped: false }
}
