import type { quoteOperations } from '@shop/contract/quote'
import * as quotes from '@shop/engine/quote'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireSignedIn } from '../customer/customer-request.ts'

export const quoteHandlers: HandlersOf<typeof quoteOperations> = {
  getQuotes: async call => {
    const { customerId } = await requireSignedIn(call)
    return { quotes: await quotes.getQuotes(call.engine, { customerId, storeKey: call.storeKey }) }
  },

  getQuote: async (call, { id }) => {
    const { customerId } = await requireSignedIn(call)
    return quotes.getQuote(call.engine, { customerId, storeKey: call.storeKey, id })
  },
  getQuoteDocument: async (call, { id }) => {
    const { customerId } = await requireSignedIn(call)
    const { name, content } = await quotes.getQuoteDocument(call.engine, { customerId, storeKey: call.storeKey, id })
    return { file: { name, content: Buffer.from(content).toString('base64') } }
  },

  createQuoteRequest: async (call, { draftId, comment }) => {
    const owner = await requireSignedIn(call)
    return { quote: await quotes.createQuoteRequest(call.engine, { owner, storeKey: call.storeKey, draftId, comment }) }
  },

  acceptQuote: async (call, { id }) => {
    const owner = await requireSignedIn(call)
    return { cart: await quotes.acceptQuote(call.engine, { owner, storeKey: call.storeKey, id }) }
  },

  leaveQuote: async call => {
    const owner = await requireSignedIn(call)
    return { cart: (await quotes.leaveQuote(call.engine, { owner, storeKey: call.storeKey })) ?? null }
  },

  declineQuote: async (call, { id, version }) => {
    const { customerId } = await requireSignedIn(call)
    return { quote: await quotes.declineQuote(call.engine, { customerId, storeKey: call.storeKey, id, version }) }
  },

  renegotiateQuote: async (call, { id, version, comment }) => {
    const { customerId } = await requireSignedIn(call)
    return { quote: await quotes.renegotiateQuote(call.engine, { customerId, storeKey: call.storeKey, id, version }, comment) }
  },
}
