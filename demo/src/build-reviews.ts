import { LANGUAGES, type LocalizedString } from '@shop/domain/market'
import type { ImportedReview } from '@shop/domain/review'
import { deterministicId } from './deterministic-id.ts'
import type { ReviewTexts, Source } from './source-types.ts'

/** The reviews of the demo shop, with the languages each is translated into. */
export function buildReviews(source: Source): ImportedReview[] {
  return source.reviews.map(({ key, date, answer, ...review }) => ({
    ...review,
    id: deterministicId('review', key),
    reviewCreatedAt: date,
    ...(answer === undefined ? {} : { customerCareResponseText: answer }),
    translations: {
      title: translationsOf(source, key, 'title'),
      text: translationsOf(source, key, 'text'),
      answer: translationsOf(source, key, 'answer'),
    },
  }))
}

function translationsOf(source: Source, key: string, part: keyof ReviewTexts): LocalizedString {
  const translated = LANGUAGES.flatMap(language => {
    const text = source.texts[language].reviews[key]?.[part]
    return text === undefined ? [] : [[language, text] as const]
  })
  return Object.fromEntries(translated)
}
