import { isLanguage, type LocalizedString } from '@shop/domain/market'
import { answerReview, approveReview, findWaitingReviews, rejectReview } from '@shop/engine/review'
import type { AdminCommand } from './command.ts'
import { isId } from './read-values.ts'
import { readWords } from './read-words.ts'

function readReviewId(text = ''): string {
  const id = text.toLowerCase()
  if (!isId(id)) throw new Error(`${text} is not the id of a review`)
  return id
}

/** `reviews list`: what waits for a decision. */
export const reviewsList: AdminCommand = {
  name: 'reviews list',
  effect: 'reads',
  summary: 'list the reviews that wait for a decision',
  usage: '',
  details: [],
  prepare(args) {
    readWords(args, {})
    return async context => {
      const reviews = await findWaitingReviews(context)
      const texts = reviews.map(
        ({ id, sku, rating, authorName, title, text }) =>
          `${id}  ${sku}  ${'*'.repeat(rating)}  ${authorName}\n  ${title}\n  ${text}`,
      )
      return { text: texts.length === 0 ? 'no review is waiting' : texts.join('\n\n'), data: reviews }
    }
  },
}

/** `reviews approve`: shows a review and counts its stars. */
export const reviewsApprove: AdminCommand = {
  name: 'reviews approve',
  effect: 'changes',
  summary: 'show a review to everybody',
  usage: '<review>',
  details: ['<review>  id, as reviews list tells it'],
  prepare(args) {
    const id = readReviewId(readWords(args, { arguments: ['review'] }).arguments[0])
    return async context => {
      const review = await approveReview(context, id)
      return { text: `approved: ${review.title}`, data: review }
    }
  },
}

/** `reviews reject`: keeps a review from being shown. */
export const reviewsReject: AdminCommand = {
  name: 'reviews reject',
  effect: 'changes',
  summary: 'keep a review from being shown, or take it back',
  usage: '<review>',
  details: ['<review>  id, as reviews list tells it'],
  prepare(args) {
    const id = readReviewId(readWords(args, { arguments: ['review'] }).arguments[0])
    return async context => {
      const review = await rejectReview(context, id)
      return { text: `rejected: ${review.title}`, data: review }
    }
  },
}

/** `reviews answer`: what customer care says about a review. */
export const reviewsAnswer: AdminCommand = {
  name: 'reviews answer',
  effect: 'changes',
  summary: 'answer a review for everybody to read',
  usage: '<review> <text> [--translations {"de":"…"}]',
  details: [
    '<review>        id, as reviews list tells it',
    '<text>          in the language of the review',
    '--translations  the answer in other languages, as JSON',
  ],
  prepare(args) {
    const { arguments: words, options } = readWords(args, { arguments: ['review', 'text'], options: ['translations'] })
    const id = readReviewId(words[0])
    const translations = readTranslations(options.translations)
    return async context => {
      const review = await answerReview(context, { id, text: words[1] ?? '', translations })
      return { text: `answered: ${review.title}`, data: review }
    }
  },
}

/** Reads `{"de":"Danke."}`. */
function readTranslations(json: string | undefined): LocalizedString {
  if (json === undefined) return {}
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw new Error('--translations is no JSON such as {"de":"Danke."}', { cause: error })
  }
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  for (const [language, text] of entries) {
    if (!isLanguage(language) || typeof text !== 'string')
      throw new Error(`--translations: ${language} is no language of the shop`)
  }
  return Object.fromEntries(entries) as LocalizedString
}
