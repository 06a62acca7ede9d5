import { personName, postalLines } from '@shop/domain/address'
import { type DatedSeller, fiscalDayOf, sellerOn, sellerPartyOf } from '@shop/domain/fiscal'
import { localeOf, marketOfStoreKey } from '@shop/domain/market'
import { lastDayOf } from '@shop/domain/quote'
import { SHOP_NAME } from '@shop/domain/store'
import { findCompanyOf } from '@shop/engine/company'
import { findCustomer } from '@shop/engine/customer'
import { findQuote, keepQuoteDocument, QUOTE_NEWS, QUOTE_TOPIC, type QuoteNews, type StoredQuote } from '@shop/engine/quote'
import type { QuoteLetter } from '@shop/fiscal/quote'
import type { Translate } from '@shop/i18n'
import { formatDate, formatMoney, withColon } from '@shop/i18n/format'
import { unlinked } from '../mail/html.ts'
import { linkMail } from '../mail/link-mail.ts'
import { findPlace, type LinkPlace, type MailPlace, startOf } from '../mail/mail-place.ts'
import { type LinkMailContext, postMail } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import type { OutboxJob } from '../queue/job-queue.ts'
import { mailJob } from '../queue/mail-job.ts'
import { idsIn } from '../queue/message-fields.ts'

interface QuoteMessage {
  readonly messageId: string
  readonly quoteId: string
  readonly news: QuoteNews
}

/** What a message of the outbox tells of a quote. Throws for any other payload. */
function quoteMessageOf(payload: unknown): QuoteMessage {
  const { news } = (payload ?? {}) as { news?: unknown }
  const known = QUOTE_NEWS.find(one => one === news)
  if (!known) throw new Error(`A message tells something unknown of a quote: ${String(news)}`)
  return { ...idsIn(payload, 'messageId', 'quoteId'), news: known }
}

/** The mails about quotes. What is not true any more when its turn comes is not sent. `retryLimit` is how often one is tried again. */
export function quoteMailJob(
  post: LinkMailContext,
  { retryLimit, sellerChanges }: { readonly retryLimit: number; readonly sellerChanges: readonly DatedSeller[] },
): OutboxJob {
  return mailJob({
    topic: QUOTE_TOPIC,
    retryLimit,
    read: quoteMessageOf,
    idOf: ({ messageId }) => messageId,
    async send({ messageId, quoteId, news }) {
      const quote = await findQuote(post.context, { id: quoteId })
      if (!quote || !isTrueStill(quote, news)) return
      const place = { ...(await findPlace(post.context, quote)), localPort: post.localPort }
      const t = await translatorOf(localeOf(place.market, place.language))
      await postMail(post, {
        ...quoteMail(place, quote, news, t),
        kind: QUOTE_TOPIC,
        id: messageId,
        store: place.store,
        to: quote.email,
        ...(news === 'answered' ? { attachments: [await pdfOf(post, quote, sellerChanges, t)] } : {}),
      })
    },
  })
}

/** What writes quotes as PDF; loaded for the first of them: what writes PDF and reads fonts takes 10 MB. */
let press: ReturnType<typeof loadPress> | undefined

async function loadPress() {
  const [{ writeQuote }, { readPdfFonts }] = await Promise.all([import('@shop/fiscal/quote'), import('@shop/pdf')])
  const fonts = readPdfFonts()
  return (letter: QuoteLetter, t: Translate) => writeQuote(letter, { fonts, t })
}

/** An answered quote as the file of its mail. */
async function pdfOf({ context }: LinkMailContext, quote: StoredQuote, changes: readonly DatedSeller[], t: Translate) {
  press ??= loadPress()
  const seller = sellerOn(fiscalDayOf(quote.lastModifiedAt), changes)
  const letter = { quote, seller: sellerPartyOf(seller, seller.vatId), address: await readerOf(context, quote) }
  const content = await (await press)({ ...letter, email: quote.email }, t)
  // Its page hands out the same file.
  await keepQuoteDocument(context, quote, content)
  return { name: `${quote.quoteNumber}.pdf`, type: 'application/pdf', content }
}

/** Whom a quote is for, as the lines of an address: their company, their name, and where they get their invoices. */
async function readerOf(context: LinkMailContext['context'], quote: StoredQuote): Promise<string[]> {
  const [customer, company] = await Promise.all([
    findCustomer(context, quote.customerId),
    findCompanyOf(context, quote.customerId),
  ])
  if (!customer) return company ? [company.name] : []
  const billing = customer.addresses.find(({ id }) => id === customer.defaultBillingAddressId)
  if (billing) return postalLines(billing).filter(line => line !== undefined && line.trim() !== '')
  const market = marketOfStoreKey(quote.storeKey)
  const name = market ? personName(customer, market.country) : `${customer.firstName} ${customer.lastName}`
  return [...(company ? [company.name] : []), name]
}

/** The state that each mail speaks of. */
const STATES = {
  received: 'Submitted',
  answered: 'Pending',
  ending: 'Pending',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
} as const satisfies Record<QuoteNews, StoredQuote['state']>

function isTrueStill({ state }: StoredQuote, news: QuoteNews): boolean {
  return state === STATES[news]
}

/** Subject and both forms of a mail about a quote, with the link to its page. */
function quoteMail(place: MailPlace & LinkPlace, quote: StoredQuote, news: QuoteNews, t: Translate) {
  const title = t('quote.number', { number: quote.quoteNumber })
  const { sellerComment } = quote
  const said =
    sellerComment === undefined || news === 'received'
      ? []
      : [withColon(t('quote.answer'), place.language), unlinked(sellerComment)]
  return linkMail(
    place,
    {
      title,
      greeting: t('mail.greeting'),
      opening: [newsText(place, quote, news, t), ...said],
      links: [{ label: title, href: `${startOf(place)}/my-account/quotes/${quote.id}` }],
      rules: [],
      reason: t('quote.mailReason', { shop: SHOP_NAME }),
    },
    t,
  )
}

function newsText(
  { market, language }: MailPlace,
  { totalPrice, validUntil }: StoredQuote,
  news: QuoteNews,
  t: Translate,
): string {
  const date = validUntil === undefined ? '' : formatDate(lastDayOf(validUntil, market))
  switch (news) {
    case 'received':
      return t('quote.sent')
    case 'answered':
      return t('quote.mailAnswered', { total: formatMoney(totalPrice, localeOf(market, language)), date })
    case 'ending':
      return t('quote.mailEnding', { date })
    case 'rejected':
      return t('quote.mailRejected')
    case 'withdrawn':
      return t('quote.mailWithdrawn')
  }
}
