import type { Translate } from '@shop/i18n'

/** Names of products that were to be added at once, by what became of them. */
interface PartlyAdded {
  readonly added: readonly string[]
  readonly soldOut: readonly string[]
  readonly failed: readonly string[]
}

/** What became of several additions of which some were refused: which are missing and why, and which are in the cart (CART-22). */
export function partlyAddedText(t: Translate, { added, soldOut, failed }: PartlyAdded): string {
  return [
    soldOut.length > 0 ? t('cart.notAvailable', { names: soldOut.join(', ') }) : '',
    failed.length > 0 ? t('cart.notAdded', { names: failed.join(', ') }) : '',
    added.length > 0 ? t('cart.addedNames', { names: added.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
