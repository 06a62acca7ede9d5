import type { FacetResult } from '@shop/engine/product-search'

/** A counted facet in the form of the commerce API. */
export function facetOnWire(facet: FacetResult) {
  if (facet.kind === 'terms') {
    const { missing, total, other, terms } = facet
    const sample = typeof terms[0]?.term
    return {
      type: 'terms',
      dataType: sample === 'number' || sample === 'boolean' ? sample : 'text',
      missing,
      total,
      other,
      terms,
    }
  }
  const ranges = facet.ranges.map(({ from, to, count, ...counted }) => ({
    type: 'double',
    from: from ?? 0,
    fromStr: from === null ? '' : String(from),
    to: to ?? 0,
    toStr: to === null ? '' : String(to),
    count,
    productCount: count,
    ...counted,
  }))
  return { type: 'range', ranges }
}
