import {
  lastDayOf,
  MAX_OPEN_QUOTES,
  MAX_QUOTE_COMMENT,
  type Quote,
  type QuoteSummary,
  quotedUnitPrice,
  regularUnitPrice,
} from '@shop/domain/quote'
import type { Translate } from '@shop/i18n'
import { formatDate } from '@shop/i18n/format'
import type { ShopRequest } from '../../request/request-context.server.ts'

/** What the pages of quotes say, which comes with their data: no other page pays for it. */
export function quoteWords(t: Translate) {
  return {
    title: t('quote.title'),
    intro: t('quote.intro'),
    none: t('quote.none'),
    request: t('quote.request'),
    requestIntro: t('quote.requestIntro'),
    comment: t('quote.comment'),
    sent: t('quote.sent'),
    accept: t('quote.accept'),
    asideHint: t('quote.asideHint'),
    decline: t('quote.decline'),
    renegotiate: t('quote.renegotiate'),
    change: t('quote.change'),
    yourComment: t('quote.yourComment'),
    answer: t('quote.answer'),
    document: t('quote.document'),
  }
}

/** The lines of a quote with what a unit of each costs in it, and what everyone pays where that is something else. */
export function shownLines(t: Translate, { lineItems, unitPrices }: Pick<Quote, 'lineItems' | 'unitPrices'>) {
  return lineItems.map(line => {
    const regular = regularUnitPrice(line)
    const quoted = quotedUnitPrice(line, unitPrices)
    const isOther = quoted.centAmount !== regular.centAmount
    return {
      line,
      quoted,
      ...(isOther ? { regular: { price: regular, words: t('quote.regular', { amount: '{amount}' }) } } : {}),
    }
  })
}

const STATES = {
  Submitted: 'quote.submitted',
  Pending: 'quote.pending',
  Accepted: 'quote.accepted',
  Declined: 'quote.declined',
  Rejected: 'quote.rejected',
  Withdrawn: 'quote.withdrawn',
} as const

/** A quote as people read it: its name, how it stands at an instant (ISO), and until when it can be accepted. */
export function describeQuote(
  { market }: Pick<ShopRequest, 'market'>,
  t: Translate,
  { quoteNumber, state, validUntil }: Pick<QuoteSummary, 'quoteNumber' | 'state' | 'validUntil'>,
  now: string,
) {
  const isExpired = state === 'Pending' && validUntil !== undefined && validUntil <= now
  return {
    name: t('quote.number', { number: quoteNumber }),
    state: t(isExpired ? 'quote.expired' : STATES[state]),
    isOpen: state === 'Pending' && !isExpired,
    ...(state === 'Pending' && validUntil
      ? { validity: t('quote.validUntil', { date: formatDate(lastDayOf(validUntil, market)) }) }
      : {}),
  }
}

/** Why something was not done with a quote: what was typed stays. */
export type QuoteProblem = 'comment' | 'changed' | 'not-acceptable' | 'too-many' | 'nothing' | 'companies-only' | 'failed'

/** What is said of it. */
export function quoteProblemText(t: Translate, problem: QuoteProblem): string {
  switch (problem) {
    case 'comment':
      return t('quote.commentProblem', { max: MAX_QUOTE_COMMENT })
    case 'changed':
      return t('quote.changed')
    case 'not-acceptable':
      return t('quote.notAcceptable')
    case 'too-many':
      return t('quote.tooMany', { count: MAX_OPEN_QUOTES })
    case 'nothing':
      return t('quote.nothing')
    case 'companies-only':
      return t('quote.companiesOnly')
    case 'failed':
      return t('checkout.errorGeneral')
  }
}
