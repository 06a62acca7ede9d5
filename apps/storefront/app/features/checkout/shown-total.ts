import type { Cart } from '@shop/domain/cart'

/** Name of the hidden field with the total that the button named, in minor units. */
export const SHOWN_TOTAL = 'total'

/**
 * Whether the button named what a cart costs. Without scripts it names the total of the method that the page came with, and
 * another one may have a fee. A form that says nothing was not made by the page, and has shown nothing else.
 */
export function isTotalShown(form: FormData, { totalPrice }: Pick<Cart, 'totalPrice'>): boolean {
  const shown = form.get(SHOWN_TOTAL)
  return shown === null || shown === String(totalPrice.centAmount)
}
