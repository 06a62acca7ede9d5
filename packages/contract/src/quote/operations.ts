import { MAX_QUOTE_COMMENT, type Quote, quotedLines } from '@shop/domain/quote'
import { cartExample, emptyCartExample } from '../cart/cart-example.ts'
import { cartSchema } from '../cart/cart-schema.ts'
import { id, paragraphs, version } from '../fields.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'
import { quoteSchema, quoteSummarySchema } from './quote-schema.ts'

const comment = paragraphs(MAX_QUOTE_COMMENT)

const quoteExample: Quote = {
  id: '0d1c2b3a-4f5e-4d6c-8b7a-9f8e7d6c5b4a',
  quoteNumber: 'QU100001',
  version: 2,
  state: 'Pending',
  createdAt: '2026-11-21T10:00:00.000Z',
  lastModifiedAt: '2026-11-23T08:30:00.000Z',
  validUntil: '2026-12-15T00:00:00.000Z',
  storeKey: 'de',
  locale: 'de-DE',
  comment: 'Lieferung bitte bis Mitte Dezember.',
  lineItems: cartExample.lineItems,
  unitPrices: quotedLines(cartExample.lineItems, new Map()),
  totalPrice: cartExample.totalPrice,
  taxedPrice: cartExample.taxedPrice,
}
const { id: exampleId, quoteNumber, version: exampleVersion, createdAt, lastModifiedAt, validUntil, totalPrice } = quoteExample
const summary = {
  id: exampleId,
  quoteNumber,
  version: exampleVersion,
  state: quoteExample.state,
  createdAt,
  lastModifiedAt,
  totalPrice,
}
const { validUntil: _end, ...unanswered } = quoteExample
const requested: Quote = { ...unanswered, state: 'Submitted', version: 1, unitPrices: {} }

/** Quotes of the customer who is signed in; those of anyone else do not exist for them (rule A1). */
export const quoteOperations = defineOperations('quote', {
  getQuotes: {
    summary: 'Returns the quotes of the signed-in customer in the store without their lines, the newest first.',
    params: z.strictObject({}),
    result: z.strictObject({ quotes: z.array(quoteSummarySchema) }),
    errors: ['invalid_token'],
    rate: 'browsing',
    example: { params: {}, result: { quotes: [{ ...summary, ...(validUntil ? { validUntil } : {}) }] } },
  },
  getQuote: {
    summary: 'Returns a quote of the signed-in customer, or of someone whose orders they approve in their company.',
    params: z.strictObject({ id }),
    result: z.strictObject({
      quote: quoteSchema,
      /** Whether it is that of who asks: no one else decides about it. */
      isMine: z.boolean(),
      /** Whether there is a PDF of it. */
      hasDocument: z.boolean(),
    }),
    errors: ['invalid_token'],
    rate: 'browsing',
    example: { params: { id: exampleId }, result: { quote: quoteExample, isMine: true, hasDocument: true } },
  },
  /** The file that its mail has; for whom `getQuote` answers. */
  getQuoteDocument: {
    summary: 'Returns the PDF of a quote that was answered.',
    params: z.strictObject({ id }),
    result: z.strictObject({ file: z.strictObject({ name: z.string(), content: z.string() }) }),
    errors: ['invalid_token'],
    rate: 'browsing',
    example: { params: { id: exampleId }, result: { file: { name: 'QU100001.pdf', content: 'JVBERi0xLjc=' } } },
  },
  /** Sent twice with one draft id it makes one quote. */
  createQuoteRequest: {
    summary: 'Asks for a quote for what is in the cart of the signed-in company.',
    params: z.strictObject({ draftId: id, comment: comment.optional() }),
    result: z.strictObject({ quote: quoteSchema }),
    errors: ['invalid_token', 'InvalidOperation', 'MaxResourceLimitExceeded', 'unprocessable-entity'],
    rate: 'buying',
    example: {
      params: {
        draftId: 'b2c4a6d8-1357-4f9b-8d2e-0a1b2c3d4e60',
        ...(quoteExample.comment ? { comment: quoteExample.comment } : {}),
      },
      result: { quote: requested },
    },
  },
  acceptQuote: {
    summary: 'Makes the cart of a quote: its goods at the quoted prices; a cart with other goods is put aside.',
    params: z.strictObject({ id }),
    result: z.strictObject({ cart: cartSchema }),
    errors: ['invalid_token', 'InvalidOperation'],
    rate: 'buying',
    example: {
      params: { id: exampleId },
      result: {
        cart: { ...cartExample, quote: { id: exampleId, quoteNumber, version: exampleVersion, validUntil: validUntil ?? '' } },
      },
    },
  },
  leaveQuote: {
    summary: 'Leaves the cart of a quote, which can be accepted again; the cart that was put aside comes back.',
    params: z.strictObject({}),
    result: z.strictObject({ cart: cartSchema.nullable() }),
    errors: ['invalid_token'],
    rate: 'buying',
    example: { params: {}, result: { cart: emptyCartExample } },
  },
  declineQuote: {
    summary: 'Turns down what was offered.',
    params: z.strictObject({ id, version }),
    result: z.strictObject({ quote: quoteSchema }),
    errors: ['invalid_token', 'ConcurrentModification', 'InvalidOperation'],
    rate: 'buying',
    example: {
      params: { id: exampleId, version: exampleVersion },
      result: { quote: { ...quoteExample, state: 'Declined', version: exampleVersion + 1 } },
    },
  },
  renegotiateQuote: {
    summary: 'Asks for another offer for the same goods.',
    params: z.strictObject({ id, version, comment: comment.min(1) }),
    result: z.strictObject({ quote: quoteSchema }),
    errors: ['invalid_token', 'ConcurrentModification', 'InvalidOperation'],
    rate: 'buying',
    example: {
      params: { id: exampleId, version: exampleVersion, comment: 'Wir nehmen zwei, wenn die Lieferung frei ist.' },
      result: { quote: { ...requested, validUntil: validUntil ?? '', version: exampleVersion + 1 } },
    },
  },
})
