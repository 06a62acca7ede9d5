import { approversOf } from '@shop/domain/company'
import { CommerceError } from '@shop/domain/error'
import type { Quote } from '@shop/domain/quote'
import { selectCompany, selectCompanyIdOf } from '../company/company-rows.ts'
import type { Database, EngineContext } from '../database/context.ts'
import { type StoredQuote, selectQuote, withoutOwner } from './quote-rows.ts'

/** A quote, and who asks for it, where. */
export interface QuoteQuestion {
  readonly customerId: string
  readonly storeKey: string
  readonly id: string
}

/**
 * A quote in its store, for its customer, and for those who approve orders of them in their company: whether it is the caller's own
 * says `isMine`. Throws `CommerceError` `resource-not-found` for anyone else (rule A1).
 */
export async function getQuote(
  { db }: EngineContext,
  question: QuoteQuestion,
): Promise<{ readonly quote: Quote; readonly isMine: boolean; readonly hasDocument: boolean }> {
  const found = await requireReadable(db, question)
  const document = await db.selectFrom('quote_document').select('version').where('quote_id', '=', found.id).executeTakeFirst()
  const hasDocument = document !== undefined && isOffered(found)
  return { quote: withoutOwner(found), isMine: found.customerId === question.customerId, hasDocument }
}

/** The PDF of what a quote offers or offered, for who may see the quote. Throws like `getQuote`, also where it does not exist. */
export async function getQuoteDocument(
  { db }: EngineContext,
  question: QuoteQuestion,
): Promise<{ readonly name: string; readonly content: Uint8Array }> {
  const found = await requireReadable(db, question)
  const row = await db.selectFrom('quote_document').select('content').where('quote_id', '=', found.id).executeTakeFirst()
  if (!row || !isOffered(found)) throw quoteNotFound(question.id)
  return { name: `${found.quoteNumber}.pdf`, content: row.content }
}

/** Keeps the PDF of an answered quote at its version; one of a newer answer stays. */
export async function keepQuoteDocument(
  { db }: Pick<EngineContext, 'db'>,
  { id, version }: Pick<StoredQuote, 'id' | 'version'>,
  content: Uint8Array,
): Promise<void> {
  await db
    .insertInto('quote_document')
    .columns(['quote_id', 'version', 'content'])
    .expression(
      db
        .selectFrom('quote')
        .select(({ val }) => ['id', 'version', val(content).as('content')])
        .where('id', '=', id)
        .where('version', '=', version),
    )
    .onConflict(conflict => conflict.column('quote_id').doUpdateSet({ version, content }))
    .execute()
}

/** What was taken back or turned down is not handed out any more. */
function isOffered({ state }: StoredQuote): boolean {
  return state === 'Pending' || state === 'Accepted'
}

async function requireReadable(db: Database, { id, customerId, storeKey }: QuoteQuestion): Promise<StoredQuote> {
  const found = await selectQuote(db, { id })
  if (found?.storeKey === storeKey && (found.customerId === customerId || (await isApproverOf(db, found, customerId))))
    return found
  throw quoteNotFound(id)
}

async function isApproverOf(db: Database, quote: StoredQuote, customerId: string): Promise<boolean> {
  const companyId = await selectCompanyIdOf(db, quote.customerId)
  const company = companyId === undefined ? undefined : await selectCompany(db, companyId)
  return company?.storeKey === quote.storeKey && approversOf(company, quote.customerId).some(one => one.customerId === customerId)
}

function quoteNotFound(id: string): CommerceError {
  return new CommerceError({ code: 'resource-not-found', typeId: 'quote', id }, `There is no quote ${id}`)
}
