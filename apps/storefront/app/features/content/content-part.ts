import type { PageHeading } from '@shop/domain/content'
import type { FragmentData } from '../../commerce-ui/fragment.tsx'

/** A part of a page of editors: blocks that only stand there, a strip of products to scroll, or the form of the newsletter. */
export type ContentPart =
  | { readonly kind: 'still'; readonly fragment: FragmentData }
  | { readonly kind: 'carousel'; readonly id: string; readonly heading: string; readonly cards: readonly FragmentData[] }
  | { readonly kind: 'newsletter' }

/** A page to read, next to its table of contents and the other pages of the kind (ROUTE-26). */
export interface InformationView {
  readonly kind: 'information'
  readonly slug: string
  /** The way to the page. */
  readonly trail: FragmentData
  /** Title and lead. */
  readonly head: FragmentData
  /** For the table of contents; empty for a short page. */
  readonly headings: readonly PageHeading[]
  readonly parts: readonly ContentPart[]
  /** Links to the other pages. */
  readonly others: FragmentData
}

/** An own brand: what it stands for, what it makes, and where else to look (ROUTE-39). */
export interface BrandView {
  readonly kind: 'brand'
  readonly slug: string
  readonly hero: FragmentData
  /** Texts in two columns, everything else in one. */
  readonly groups: readonly { readonly isText: boolean; readonly parts: readonly ContentPart[] }[]
  readonly departments: FragmentData
}
