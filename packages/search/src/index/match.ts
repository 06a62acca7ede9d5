import type { MatchLevel, NearSizes } from '@shop/domain/search'
import type { MeantWord } from './combine.ts'
import type { WordSources } from './find-alternatives.ts'
import type { QueryWord } from './query-words.ts'
import type { Scratch } from './scratch.ts'

/** Where a text is looked for. */
export interface MatchSources extends WordSources {
  readonly documentCount: number
  readonly scratch: Scratch
  /** Whether a document can be had where the shopper is: what cannot is no reason to stop looking. */
  readonly isOffered: (document: number) => boolean
}

/** What was found; the documents and their scores stand in the scratch memory. */
export interface Match {
  readonly count: number
  readonly level: MatchLevel
  /** The words, and what each of them meant; none where a code was meant. */
  readonly words: readonly QueryWord[]
  readonly meant: readonly MeantWord[]
  /** The nearest sizes, where the one that was typed does not exist. */
  readonly nearSizes?: NearSizes
}
