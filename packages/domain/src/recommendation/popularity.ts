import type { ProductGroups } from './product-groups.ts'

/** Steps of popularity: with finer ones lists would change with every visit, and pages with them. */
const STEPS = 8

/** How much each product is looked at, from 0 to 1 on a logarithmic scale in eighths; all 0 without visits. */
export function popularityOf(visits: ProductGroups, productCount: number): Float64Array {
  const counts = new Float64Array(productCount)
  for (let index = 0; index < visits.count; index++) {
    const { products, weight } = visits.group(index)
    for (const product of products) counts[product] = (counts[product] ?? 0) + weight
  }
  const most = counts.reduce((largest, count) => Math.max(largest, count), 0)
  return most === 0 ? counts : counts.map(count => Math.round((STEPS * Math.log1p(count)) / Math.log1p(most)) / STEPS)
}
