import type { CountryCode, Language, LocalizedString } from '../market/index.ts'

/** Trees of categories: what the shop has, for whom it is, and how people search for it (CAT-12). */
export const CATEGORY_TREES = ['default', 'industry', 'longtail'] as const
export type CategoryTree = (typeof CATEGORY_TREES)[number]

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

/** What shops keep of a category besides its names (ENT-16). */
export interface CategoryCustomFields {
  /** Path of its picture, without width and ending; as AVIF 400 and 800, as WebP 400 and 1200 px wide. */
  readonly imageUrl?: string
  /** Path of the wide picture at the head of its page, without width and ending; 800, 1120 and 1600 px wide. */
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

/** Where the page of a category is, by language, and where it has products to show. */
export interface CategoryUrl {
  readonly key: string
  readonly slug: LocalizedString
  /** Countries whose market has a price for a product in the category or below it. */
  readonly soldIn: readonly CountryCode[]
}

/** A category as an importer hands it over, with all its languages; a parent stands before its children in a list. */
export interface CategoryDraft
  extends Omit<Category, 'tree' | 'ancestors' | 'children' | 'siblings' | 'slugAllLocales' | 'custom' | 'productCount'> {
  /** Default: `default`. A parent is of the same tree. */
  readonly tree?: CategoryTree
  /** Path of a wide picture, as `CategoryCustomFields` has it. */
  readonly heroUrl?: string
  /** HTML per language; what could do harm is taken out at import. */
  readonly content?: LocalizedString
  readonly posts?: readonly CategoryPost[]
  /** Ids of categories that go well with it, that are like it, and of other trees that it belongs to. */
  readonly relatedCategoryIds?: readonly [readonly string[], readonly string[], readonly string[]]
}
