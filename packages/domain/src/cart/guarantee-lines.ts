import { guaranteePrice } from '../guarantee/index.ts'
import { effectivePrice } from '../product/index.ts'
import { isChosenGoods, type LineItem } from './line-item.ts'
import type { CartPricing } from './pricing.ts'

/** A line with the guarantees that hang on it. */
export interface GuardedLine {
  readonly line: LineItem
  readonly guarantees: readonly LineItem[]
}

/** Lines as a page lists them: every guarantee with the first line of its product (EG-09). */
export function withGuarantees(lines: readonly LineItem[]): GuardedLine[] {
  const parentOf = (guarantee: LineItem) =>
    lines.find(line => isChosenGoods(line) && line.variant.sku === guarantee.custom.parentSku)
  const guarantees = lines.filter(line => line.type === 'extra_guarantee')
  return lines
    .filter(line => line.type !== 'extra_guarantee' || !parentOf(line))
    .map(line => ({ line, guarantees: guarantees.filter(guarantee => parentOf(guarantee)?.id === line.id) }))
}

/**
 * Lines in which every guarantee has the units of its product and the price that follows from it; a guarantee without
 * product is gone (EG-08, EG-11).
 */
export function followParents(lines: readonly LineItem[], pricing: Pick<CartPricing, 'guarantees'>): LineItem[] {
  return lines.flatMap(line => {
    if (line.type !== 'extra_guarantee') return line
    const parents = lines.filter(parent => isChosenGoods(parent) && parent.variant.sku === line.custom.parentSku)
    const [parent] = parents
    if (!parent) return []
    const quantity = parents.reduce((sum, { quantity: each }) => sum + each, 0)
    const guarantee = pricing.guarantees.get(line.variant.sku)
    // Without its rate a guarantee keeps the price it went in at.
    return guarantee
      ? { ...line, quantity, price: { id: line.price.id, value: guaranteePrice(guarantee, effectivePrice(parent.price)) } }
      : { ...line, quantity }
  })
}
