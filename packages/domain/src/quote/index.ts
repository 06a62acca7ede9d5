export { type AskedGoods, askedGoods, cartOfAsked } from './asked-goods.ts'
export {
  cleanQuoteComment,
  MAX_OPEN_QUOTES,
  MAX_QUOTE_COMMENT,
  QUOTE_ACTIONS,
  QUOTE_STATES,
  type Quote,
  type QuoteAction,
  type QuoteState,
  type QuoteSummary,
  quoteObstacle,
  quoteStateAfter,
} from './quote.ts'
export {
  askedUnitPrice,
  cartOfQuote,
  grossOfNet,
  type QuoteAnswer,
  quotableLines,
  quotedLines,
  quotedUnitPrice,
  regularUnitPrice,
} from './quote-lines.ts'
export { lastDayOf, validUntilOf } from './quote-validity.ts'
