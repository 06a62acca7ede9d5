import type { CountryCode, Language, LocalizedString } from '../market/index.ts'
import type { CategoryTree } from './category-tree.ts'

/** A category in a tree, without relations (ENT-16). */
export interface CategoryReference {
  readonly id: string
  readonly key: string
  readonly name: LocalizedString
  readonly slug: LocalizedString
}

/** An article about the goods of a category. */
export interface CategoryPost {
  readonly title: LocalizedString
  /** Path in the shop, or an address with https. */
  readonly url: string
}

/** What shops keep of a category beside its names (ENT-16). */
export interface CategoryCustomFields {
  readonly imageUrl?: string
  /** Path of the wide picture at the head of its page, without width and ending; 800 and 1600 px wide. */
  readonly heroUrl?: string
  /** Whether a market has products in the category or below it: `"true"` or `"false"`. */
  readonly hasProducts: Readonly<Partial<Record<CountryCode, 'true' | 'false'>>>
  /** HTML that is safe to show (CAT-13). */
  readonly content: LocalizedString
  readonly posts: readonly CategoryPost[]
  /** Three sets: what goes well with it, what is like it, and categories of other trees that it belongs to. */
  readonly relatedCategories: readonly (readonly CategoryReference[])[]
}

/** A category as a page shows it (ENT-16, CAT-13, CAT-14). */
export interface Category extends CategoryReference {
  readonly tree: CategoryTree
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
  /** Products that a market can buy in it or below it. */
  readonly productCount?: number
  /** Key of a product picture that stands for the category. */
  readonly imageUrl?: string
  /** Given when details are asked for: the slug of every language. */
  readonly slugAllLocales?: readonly { readonly locale: Language; readonly value: string }[]
  /** Given when details are asked for. */
  readonly custom?: CategoryCustomFields
}

/** A category of the navigation with its subtree and the number of products in it. */
export interface CategoryNode extends CategoryReference {
  readonly orderHint: string
  readonly icon: string
  readonly imageUrl?: string
  readonly productCount: number
  readonly children: readonly CategoryNode[]
}
