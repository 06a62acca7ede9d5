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

/** The content of a manual in one language, without any layout. */
export interface ManualDocument {
  /** Such as `de-AT`. */
  readonly locale: string
  /** Title of the manual. */
  readonly title: string
  readonly shopName: string
  readonly brand: string
  readonly model: string
  /** Name of the product, and its key figures as subtitle. */
  readonly name: string
  readonly subtitle: string
  /** Label and value of the article number, at the foot of every page. */
  readonly article: ManualFact
  readonly coverFacts: readonly ManualFact[]
  /** The publisher, at the foot of the cover. */
  readonly publisher: string
  readonly contentsTitle: string
  /** Names `{page}` and `{pages}`. */
  readonly pageLabel: string
  readonly chapters: readonly ManualChapterContent[]
  /** First day of sale of the product, YYYY-MM-DD. */
  readonly date: string
}
