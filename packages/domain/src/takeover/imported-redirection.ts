import type { CountryCode } from '../market/index.ts'

/** Where a page of another shop system has moved, in each of some markets. */
export interface ImportedRedirection {
  readonly source: string
  readonly target: string
  readonly countries: readonly CountryCode[]
}
