import type { Language } from '../market/index.ts'
import { languageOfReview, type Review } from './review.ts'

/** A review as one reader sees it. */
export interface ReviewReading {
  readonly title: string
  readonly text: string
  readonly answer?: string
  /** Language of title and text: the reader's, or the original where there is no translation. */
  readonly language: Language
  readonly isTranslated: boolean
}

/** Title, text and answer in the reader's language where they are translated, in the original otherwise (REV-16). */
export function readReview(review: Review, language: Language): ReviewReading {
  const { title, text, answer } = review.custom.translations
  const original = languageOfReview(review)
  const response = answer[language] ?? review.custom.customerCareResponseText
  // Title and text change together: half a translation would mix two languages.
  const isTranslated =
    language !== original &&
    review.title + review.text !== '' &&
    hasTranslation(review.text, text[language]) &&
    hasTranslation(review.title, title[language])
  return {
    title: isTranslated ? (title[language] ?? '') : review.title,
    text: isTranslated ? (text[language] ?? '') : review.text,
    ...(response === undefined ? {} : { answer: response }),
    language: isTranslated ? language : original,
    isTranslated,
  }
}

function hasTranslation(original: string, translation: string | undefined): boolean {
  return original === '' || translation !== undefined
}
