import type { Language } from '@shop/domain/market'
import type { ImportedReview, Review, ReviewDraft, ReviewSort, ReviewState } from '@shop/domain/review'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/context.ts'
import type { SqlFragment } from '../database/sql-fragment.ts'
import { ownedBy } from '../session/owned-by.ts'
import type { Owner } from '../session/session.ts'

interface ReviewRow extends Omit<Review, 'custom'>, Pick<Review['custom'], 'reviewCreatedAt' | 'source' | 'translations'> {
  readonly answer: string | null
}

/** The columns of a review, with the translations into one language or, without one, into all. */
function columnsIn(language: Language | undefined): SqlFragment {
  const translations = language
    ? sql`(select jsonb_object_agg(part.key, case when part.value ? ${language}::text
        then jsonb_build_object(${language}::text, part.value -> ${language}::text) else '{}' end)
      from jsonb_each(review.translations) part)`
    : sql`review.translations`
  return sql`review.id, review.version, review.sku, review.product_id as "productId", review.title, review.text,
    review.author_name as "authorName", review.rating, review.created_at as "createdAt", review.locale,
    review.included_in_statistics as "includedInStatistics", review.state, review.answer, review.source,
    review.review_created_at as "reviewCreatedAt", ${translations} as translations`
}

function reviewOfRow({ createdAt, reviewCreatedAt, source, translations, answer, ...review }: ReviewRow): Review {
  const response = answer === null ? {} : { customerCareResponseText: answer }
  const custom = { reviewCreatedAt: instantFrom(reviewCreatedAt), ...response, source, translations }
  return { ...review, createdAt: instantFrom(createdAt), custom }
}

/** Rows that come as JSON have instants in the database's form. */
function instantFrom(text: string): string {
  return new Date(text).toISOString()
}

export interface ReviewSelection {
  readonly sort: ReviewSort
  readonly language: Language
  readonly limit: number
  readonly offset: number
}

const ORDERS: Record<ReviewSort, (language: Language) => SqlFragment> = {
  'top reviews': language => sql`review.rating desc,
    (split_part(review.locale, '-', 1) = ${language}::text or review.translations -> 'text' ? ${language}::text) desc,
    review.review_created_at desc`,
  'most recent': () => sql`review.review_created_at desc`,
}

/** The rows of a page of a product's approved reviews, in order. */
function pageOf(productId: string, { sort, language, limit, offset }: ReviewSelection): SqlFragment {
  return sql`select ${columnsIn(language)} from review
    where review.product_id = ${productId}::uuid and review.state = 'approved'
    order by ${ORDERS[sort](language)}, review.id limit ${limit} offset ${offset}`
}

/** A page of a product's approved reviews. */
export async function selectReviews(db: Database, productId: string, selection: ReviewSelection): Promise<Review[]> {
  const { rows } = await sql<ReviewRow>`${pageOf(productId, selection)}`.execute(db)
  return rows.map(reviewOfRow)
}

/** The newest approved reviews of all products that have a text in a language. */
export async function selectLatestReviews(
  db: Database,
  { language, limit }: Pick<ReviewSelection, 'language' | 'limit'>,
): Promise<Review[]> {
  const { rows } = await sql<ReviewRow>`select ${columnsIn(language)} from review
    where review.state = 'approved' and review.text <> '' and review.product_id is not null
      and (split_part(review.locale, '-', 1) = ${language}::text or review.translations -> 'text' ? ${language}::text)
    order by review.review_created_at desc, review.id limit ${limit}`.execute(db)
  return rows.map(reviewOfRow)
}

/** A page of a product's approved reviews as one value of another statement; see `reviewsFromJson`. */
export function reviewsAsJson(productId: string, selection: ReviewSelection): RawBuilder<StoredReviews> {
  return sql`(select coalesce(json_agg(page), '[]') from (${pageOf(productId, selection)}) page)`
}

/** What `reviewsAsJson` reads. */
export type StoredReviews = readonly ReviewRow[]

export function reviewsFromJson(stored: StoredReviews): Review[] {
  return stored.map(reviewOfRow)
}

/** Distribution of a product's included ratings as JSON, null without any; for statements about products. */
export function ratingsOf(productId: SqlFragment): SqlFragment {
  return sql`(select jsonb_build_object('1', rating_1, '2', rating_2, '3', rating_3, '4', rating_4, '5', rating_5)
    from review_statistics where review_statistics.product_id = ${productId})`
}

/** A page of an owner's reviews in any state, newest first: those of their orders (rule A1). */
export async function selectOwnReviews(
  db: Database,
  owner: Owner,
  page: { readonly language: Language; readonly limit: number; readonly offset: number },
): Promise<{ reviews: Review[]; total: number }> {
  const own = sql`from review join "order" on "order".id = review.order_id where ${ownedBy('order', owner)}`
  const { rows } = await sql<ReviewRow>`select ${columnsIn(page.language)} ${own}
    order by review.review_created_at desc, review.id limit ${page.limit} offset ${page.offset}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*) as total ${own}`.execute(db)
  return { reviews: rows.map(reviewOfRow), total: counted.rows[0]?.total ?? 0 }
}

/** Reviews that wait to be read, oldest first. */
export async function selectWaitingReviews(db: Database, limit: number): Promise<Review[]> {
  const { rows } = await sql<ReviewRow>`
    select ${columnsIn(undefined)} from review where state = 'pending' order by created_at, id limit ${limit}`.execute(db)
  return rows.map(reviewOfRow)
}

/** An order with a SKU: the right to review it. */
export interface Purchase {
  readonly orderId: string
  readonly customerId: string | null
  readonly customerEmail: string
}

/** The owner's orders of a SKU, oldest first; a cancelled order is no purchase (REV-09). */
export async function selectPurchases(db: Database, owner: Owner, sku: string): Promise<Purchase[]> {
  const { rows } = await sql<Purchase>`
    select id as "orderId", customer_id as "customerId", document ->> 'customerEmail' as "customerEmail"
    from "order" where ${ownedBy('order', owner)} and order_state <> 'Cancelled'
      and document -> 'lineItems' @> ${JSON.stringify([{ variant: { sku } }])}::jsonb
    order by created_at, id`.execute(db)
  return rows
}

/** An order as a purchase of a SKU; undefined where it has no such line or was cancelled. The caller has proven who asks. */
export async function selectPurchaseOfOrder(db: Database, orderId: string, sku: string): Promise<Purchase | undefined> {
  const { rows } = await sql<Purchase>`
    select id as "orderId", customer_id as "customerId", document ->> 'customerEmail' as "customerEmail"
    from "order" where id = ${orderId} and order_state <> 'Cancelled'
      and document -> 'lineItems' @> ${JSON.stringify([{ variant: { sku } }])}::jsonb`.execute(db)
  return rows[0]
}

/** Who bought: compared, never shown. */
export interface Buyer {
  readonly customerId: string | null
  /** Hashes of the e-mail addresses of all their purchases. */
  readonly hashes: readonly [Uint8Array, ...Uint8Array[]]
}

/** Whether a buyer has reviewed a SKU under any of their e-mail addresses (REV-11). */
export async function hasReviewed(db: Database, sku: string, buyer: Buyer): Promise<boolean> {
  const { rows } = await sql`
    select from review where sku = ${sku}
      and (buyer_hash = any(${buyer.hashes}::bytea[]) or customer_id = ${buyer.customerId}::uuid) limit 1`.execute(db)
  return rows.length > 0
}

/** Stores a review that waits for approval. Returns undefined when the buyer has reviewed the SKU already. */
export async function insertReview(
  db: Database,
  draft: ReviewDraft,
  about: { readonly id: string; readonly orderId: string; readonly buyer: Buyer; readonly now: string },
): Promise<Review | undefined> {
  const [hash] = about.buyer.hashes
  const { rows } = await sql<ReviewRow>`
    insert into review (id, sku, product_id, rating, title, text, author_name, locale, state, translations, source,
      order_id, customer_id, buyer_hash, created_at, review_created_at)
    values (${about.id}, ${draft.sku}, (select product_id from product_variant where sku = ${draft.sku}), ${draft.rating},
      ${draft.title}, ${draft.text}, ${draft.authorName}, ${draft.locale}, 'pending',
      '{"title": {}, "text": {}, "answer": {}}', 'storefront', ${about.orderId}, ${about.buyer.customerId}, ${hash},
      ${about.now}, ${about.now})
    on conflict do nothing
    returning ${columnsIn(undefined)}`.execute(db)
  const [row] = rows
  return row && reviewOfRow(row)
}

/** Puts a review into a state; one that is in it already stays as it is. Undefined when there is no such review. */
export async function updateReviewState(db: Database, id: string, state: ReviewState): Promise<Review | undefined> {
  const { rows } = await sql<ReviewRow>`
    update review set state = ${state}, version = version + case when state = ${state} then 0 else 1 end
    where id = ${id} returning ${columnsIn(undefined)}`.execute(db)
  const [row] = rows
  return row && reviewOfRow(row)
}

/** Sets the customer-care response with its translations. Undefined when there is no such review. */
export async function updateReviewAnswer(
  db: Database,
  id: string,
  answer: string,
  translations: Readonly<Record<string, string>>,
): Promise<Review | undefined> {
  const { rows } = await sql<ReviewRow>`
    update review set answer = ${answer}, version = version + 1,
      translations = jsonb_set(translations, '{answer}', ${JSON.stringify(translations)}::jsonb)
    where id = ${id} returning ${columnsIn(undefined)}`.execute(db)
  const [row] = rows
  return row && reviewOfRow(row)
}

/** Creates imported reviews, approved, or brings their content up to date; a state the owner gave them stays. */
export async function upsertReviews(
  db: Database,
  reviews: readonly (ImportedReview & { readonly contentHash: string })[],
  now: string,
): Promise<void> {
  // Ordered by product, so that imports count in the same order and never wait for each other in a circle.
  await sql`
    insert into review (id, sku, product_id, rating, title, text, author_name, locale, state, answer, translations, source,
      content_hash, created_at, review_created_at)
    select draft.id, draft.sku, variant.product_id, draft.rating, draft.title, draft.text, draft."authorName", draft.locale,
      'approved', draft."customerCareResponseText", draft.translations, 'import', draft."contentHash", ${now}::timestamptz,
      draft."reviewCreatedAt"
    from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as draft
      (id uuid, sku text, rating integer, title text, text text, "authorName" text, locale text,
        "customerCareResponseText" text, translations jsonb, "contentHash" text, "reviewCreatedAt" timestamptz)
    left join product_variant variant on variant.sku = draft.sku
    order by variant.product_id, draft.id
    on conflict (id) do update
    set sku = excluded.sku, product_id = excluded.product_id, rating = excluded.rating, title = excluded.title,
      text = excluded.text, author_name = excluded.author_name, locale = excluded.locale, answer = excluded.answer,
      translations = excluded.translations, content_hash = excluded.content_hash,
      review_created_at = excluded.review_created_at, version = review.version + 1
    where review.source = 'import' and review.content_hash is distinct from excluded.content_hash`.execute(db)
}
