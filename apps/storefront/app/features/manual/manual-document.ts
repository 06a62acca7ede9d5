import type { Signal } from '@shop/domain/manual'

/** A row of two columns: what it is, and its value. */
export type ManualFact = readonly [label: string, value: string]

/** A part of a chapter. */
export type ManualBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'electrical'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'signals'; readonly rows: readonly SignalMeaning[] }
  | {
      readonly kind: 'warning'
      readonly signal: Signal
      readonly word: string
      readonly title: string
      readonly danger: string
      readonly rules: readonly string[]
    }
  | { readonly kind: 'facts'; readonly rows: readonly ManualFact[] }
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'question'; readonly question: string; readonly answer: string }

export interface SignalMeaning {
  readonly signal: Signal
  readonly word: string
  readonly meaning: string
}

/** A chapter; chapters are numbered from 1. */
export interface ManualChapterContent {
  readonly title: string
  readonly blocks: readonly ManualBlock[]
}

/** Everything a manual says, in the words of one language, and nothing about how it looks. */
export interface ManualDocument {
  /** Such as `de-AT`. */
  readonly locale: string
  /** What the manual calls itself. */
  readonly title: string
  readonly shopName: string
  readonly brand: string
  readonly model: string
  /** Name of the product, and what follows it: its key figures. */
  readonly name: string
  readonly subtitle: string
  /** Label and value of the article number, at the foot of every page. */
  readonly article: ManualFact
  readonly coverFacts: readonly ManualFact[]
  /** Who stands behind the manual, at the foot of the cover. */
  readonly publisher: string
  readonly contentsTitle: string
  /** Names `{page}` and `{pages}`. */
  readonly pageLabel: string
  readonly chapters: readonly ManualChapterContent[]
  /** YYYY-MM-DD since when the product is sold. */
  readonly date: string
}
