import type { CategoryNode } from '@shop/domain/category'

/** The way from a department down to a category, both included; empty when the tree does not hold it. */
export function trailToCategory(nodes: readonly CategoryNode[], categoryId: string): readonly CategoryNode[] {
  for (const node of nodes) {
    if (node.id === categoryId) return [node]
    const below = trailToCategory(node.children, categoryId)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
