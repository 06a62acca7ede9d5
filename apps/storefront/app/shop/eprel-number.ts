import type { Attribute } from '@shop/domain/product'

/** Number of a product in the European register of energy labels, from the address of its data sheet there. */
export function eprelNumberOf(attributes: readonly Attribute[]): string | undefined {
  const fiche = attributes.find(({ name }) => name === 'energyRatingFiche')?.value
  const url = typeof fiche === 'string' ? URL.parse(fiche) : null
  if (url?.hostname !== 'eprel.ec.europa.eu') return undefined
  return /(?:^|[/_])(\d{3,9})(?=$|[/_.])/.exec(url.pathname)?.[1]
}
