import type { Language } from '@shop/domain/market'
import { DEFAULT_REVIEW_OFFSET, DEFAULT_REVIEW_SORT, REVIEW_PAGE_SIZE, type Review } from '@shop/domain/review'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import { type DetailTexts, detailTextColumns } from '../product/find-products.ts'
import { type ReviewSelection, reviewsAsJson, reviewsFromJson, type StoredReviews, selectReviews } from '../review/review-rows.ts'
import type { ReadModel } from './read-model.ts'
import { ValuesOfProducts } from './values-of-products.ts'

/** Bytes of the long texts, and of the reviews, that are remembered. */
const MAX_TEXT_BYTES = 12_000_000
const MAX_REVIEW_BYTES = 4_000_000

/**
 * What only the page of a product shows of it, which is too much for a model of all products: long texts and reviews. Read by
 * key, remembered by size, and forgotten when they change. The page takes one statement for both.
 */
export class PageTexts {
  readonly #db: Database
  readonly #model: ReadModel
  readonly #texts = new ValuesOfProducts<DetailTexts>(MAX_TEXT_BYTES)
  readonly #reviews = new ValuesOfProducts<readonly Review[]>(MAX_REVIEW_BYTES)

  constructor(db: Database, model: ReadModel) {
    this.#db = db
    this.#model = model
    model.subscribe(({ isEverything, rewrittenIds, reviewedIds }) => {
      if (isEverything) {
        this.#texts.clear()
        this.#reviews.clear()
      }
      this.#texts.forget(rewrittenIds)
      this.#reviews.forget(reviewedIds)
    })
  }

  /** The long texts of a product in a language; undefined where it has none in it. */
  textsOf(id: string, language: Language): Promise<DetailTexts | undefined> {
    return this.#texts.get(id, language, async () => {
      const first = { language, sort: DEFAULT_REVIEW_SORT, limit: REVIEW_PAGE_SIZE, offset: DEFAULT_REVIEW_OFFSET }
      const wantsReviews = this.#isReviewed(id) && !this.#reviews.has(id, keyOf(first))
      const reading = selectPageTexts(this.#db, id, language, wantsReviews ? first : undefined)
      if (wantsReviews) {
        const reviews = this.#reviews.get(id, keyOf(first), async () => (await reading)?.reviews)
        // Who asks for them gets the failure; here the texts fail with it.
        reviews.catch(() => undefined)
      }
      return (await reading)?.texts
    })
  }

  /** A page of a product's approved reviews. */
  async reviewsOf(id: string, selection: ReviewSelection): Promise<readonly Review[]> {
    const reviews = await this.#reviews.get(id, keyOf(selection), () => selectReviews(this.#db, id, selection))
    return reviews ?? []
  }

  #isReviewed(id: string): boolean {
    return Object.values(this.#model.products.record(id)?.ratings ?? {}).some(count => count > 0)
  }
}

function keyOf({ language, sort, limit, offset }: ReviewSelection): string {
  return `${language} ${sort} ${limit} ${offset}`
}

/** The long texts of a product in a language, with a page of its reviews where one is wanted. */
async function selectPageTexts(
  db: Database,
  id: string,
  language: Language,
  selection: ReviewSelection | undefined,
): Promise<{ readonly texts: DetailTexts; readonly reviews?: readonly Review[] } | undefined> {
  const reviewsField = selection ? sql`, ${reviewsAsJson(id, selection)} as reviews` : sql``
  const { rows } = await sql<DetailTexts & { readonly reviews?: StoredReviews }>`
    select ${detailTextColumns()} ${reviewsField} from product_text text
    where text.product_id = ${id} and text.language = ${language}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { reviews, ...texts } = row
  return { texts, ...(reviews ? { reviews: reviewsFromJson(reviews) } : {}) }
}
