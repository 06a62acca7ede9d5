import type { Language, Locale, LocalizedString } from '../market/index.ts'

/** Stars a review can give. */
export const RATINGS = [1, 2, 3, 4, 5] as const
export type Rating = (typeof RATINGS)[number]

/** A review waits until the owner has read it; only approved ones are shown and counted. */
export type ReviewState = 'pending' | 'approved' | 'rejected'

/** Where a review was written: in this shop after a purchase, or in the shop it was imported from. */
export type ReviewSource = 'storefront' | 'import'

/** Texts of a review in other languages than the one it was written in. */
export interface ReviewTranslations {
  readonly title: LocalizedString
  readonly text: LocalizedString
  /** The customer-care response. */
  readonly answer: LocalizedString
}

/** What a buyer thinks of a product (ENT-17, REV-16). Title and text may be empty: the rating alone is a review. */
export interface Review {
  readonly id: string
  readonly version: number
  readonly sku: string
  readonly productId: string
  readonly title: string
  readonly text: string
  readonly authorName: string
  readonly rating: Rating
  /** When it was stored here. */
  readonly createdAt: string
  /** Where and in which language it was written. */
  readonly locale: Locale
  /** Whether it counts in the statistics of its product: exactly while it is approved (REV-19). */
  readonly includedInStatistics: boolean
  readonly state: ReviewState
  readonly custom: {
    /** When it was written, which for an imported review is earlier than `createdAt`. */
    readonly reviewCreatedAt: string
    readonly customerCareResponseText?: string
    readonly source: ReviewSource
    readonly translations: ReviewTranslations
  }
}

/** A review as its author submits it (API-35). */
export interface ReviewDraft {
  readonly sku: string
  readonly rating: Rating
  readonly title: string
  readonly text: string
  readonly authorName: string
  readonly locale: Locale
  /** Whether the author agreed to the publication; asked only in some markets (REV-07). */
  readonly consent: boolean
}

/** A review as an importer hands it over, already checked by the shop it comes from. */
export type ImportedReview = Pick<Review, 'id' | 'sku' | 'title' | 'text' | 'authorName' | 'rating' | 'locale'> & {
  readonly reviewCreatedAt: string
  readonly customerCareResponseText?: string
  readonly translations: ReviewTranslations
}

/** Language a review was written in. */
export function languageOfReview({ locale }: Pick<Review, 'locale'>): Language {
  return locale.split('-')[0] as Language
}

/** How far a review is, as its author is told: an answer is news only when the review can be read (REV-17). */
export type AuthorReviewState = ReviewState | 'answered'

/** State of a review for its author (REV-17). */
export function authorReviewState({ state, custom }: Pick<Review, 'state' | 'custom'>): AuthorReviewState {
  return state === 'approved' && custom.customerCareResponseText ? 'answered' : state
}
