import type { AttributeFacet } from '@shop/domain/search'
import type { Translate } from '@shop/i18n'

const SIDE_LABELS = { width: 'listing.width', height: 'listing.height', length: 'listing.length' } as const

/** Attributes as pages name them: a side of goods by its own name, not by that of all three. */
export function withSideNames(attributes: readonly AttributeFacet[], t: Translate): readonly AttributeFacet[] {
  return attributes.map(attribute => {
    if (!('bins' in attribute) || !attribute.side) return attribute
    const { side, ...measure } = attribute
    return { ...measure, label: t(SIDE_LABELS[side]) }
  })
}
