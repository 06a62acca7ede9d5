import type { LocalizedString } from '../market/index.ts'

/** A category in a tree, without relations (ENT-16). */
export interface CategoryReference {
  readonly id: string
  readonly key: string
  readonly name: LocalizedString
  readonly slug: LocalizedString
}

/** A category as a page shows it (ENT-16, CAT-13, CAT-14). */
export interface Category extends CategoryReference {
  readonly orderHint: string
  readonly description: LocalizedString
  readonly metaTitle: LocalizedString
  readonly metaDescription: LocalizedString
  readonly parentId?: string
  /** From the department down to the parent. */
  readonly ancestors: readonly CategoryReference[]
  readonly children: readonly CategoryNode[]
  /** Filled when siblings are asked for: other children of the parent (CAT-11). */
  readonly siblings: readonly CategoryNode[]
  readonly icon: string
  /** Key of a product picture that stands for the category. */
  readonly imageUrl?: string
}

/** A category of the navigation with its subtree and the number of products in it. */
export interface CategoryNode extends CategoryReference {
  readonly orderHint: string
  readonly icon: string
  readonly imageUrl?: string
  readonly productCount: number
  readonly children: readonly CategoryNode[]
}
