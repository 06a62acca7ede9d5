export { acceptQuote, leaveQuote } from './accept-quote.ts'
export { answerQuote, declineQuote, rejectQuote, renegotiateQuote, withdrawQuote } from './change-quote.ts'
export { createQuoteRequest } from './create-quote-request.ts'
export { getQuote, getQuoteDocument, keepQuoteDocument } from './get-quote.ts'
export {
  findQuote,
  findQuotes,
  getQuotes,
  QUOTE_NEWS,
  QUOTE_TOPIC,
  type QuoteNews,
  type StoredQuote,
} from './quote-rows.ts'
export { remindOfQuotes } from './remind-of-quotes.ts'
