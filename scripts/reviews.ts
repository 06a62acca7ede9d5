// Decides about reviews: npm run reviews, npm run reviews -- approve <id>, reject <id>, answer <id> <text> [de=<text> ...]
// Uses DATABASE_URL, else the database of the shop in DATA_DIR, running or not.
import { isLanguage, type LocalizedString } from '@shop/domain/market'
import { createContext, type EngineContext, openDatabase } from '@shop/engine/database'
import { answerReview, approveReview, findWaitingReviews, rejectReview } from '@shop/engine/review'
import { withDatabase } from './postgres/with-database.ts'
import { endWithMessage } from './run/end-with-message.ts'

const [command = 'list', id = '', ...words] = process.argv.slice(2)

await endWithMessage(() =>
  withDatabase(async databaseUrl => {
    const db = openDatabase({ databaseUrl, poolSize: 1 })
    try {
      console.log(await carryOut(createContext(db)))
    } finally {
      await db.destroy()
    }
  }),
)

async function carryOut(context: EngineContext): Promise<string> {
  if (command === 'list') return listWaiting(context)
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw new Error(`${command} needs the id of a review`)
  switch (command) {
    case 'approve':
      return `approved: ${(await approveReview(context, id)).title}`
    case 'reject':
      return `rejected: ${(await rejectReview(context, id)).title}`
    case 'answer': {
      const [text = '', ...translated] = words
      return `answered: ${(await answerReview(context, { id, text, translations: readTranslations(translated) })).title}`
    }
    default:
      throw new Error(`There is no command ${command}; there are list, approve, reject and answer`)
  }
}

async function listWaiting(context: EngineContext): Promise<string> {
  const reviews = await findWaitingReviews(context)
  if (reviews.length === 0) return 'no review is waiting'
  return reviews
    .map(
      review =>
        `${review.id}  ${review.sku}  ${'*'.repeat(review.rating)}  ${review.authorName}\n  ${review.title}\n  ${review.text}`,
    )
    .join('\n\n')
}

/** Words such as `de=Danke.`, one per language. */
function readTranslations(words: readonly string[]): LocalizedString {
  return Object.fromEntries(
    words.map(word => {
      const [language = '', ...rest] = word.split('=')
      if (!isLanguage(language) || rest.length === 0) throw new Error(`${word} is not <language>=<text>`)
      return [language, rest.join('=')]
    }),
  )
}
