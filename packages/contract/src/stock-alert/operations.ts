import { email, line, sku } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'

export const stockAlertOperations = defineOperations('stock-alert', {
  /**
   * Asks to be told by one mail when an item can be bought again (STOCK-04). The own address of a customer who is signed in is noted at
   * once; any other is asked to confirm by a mail, and answered alike whether or not it waits already.
   */
  requestStockAlert: {
    summary: 'Asks to be told by a mail when an item can be bought again.',
    params: z.strictObject({ sku, email, locale: localeSchema }),
    result: z.strictObject({ stockAlert: z.strictObject({ isConfirmed: z.boolean() }) }),
    errors: ['TooManyRequests'],
    rate: 'buying',
    example: {
      params: { sku: 'EX30010001', email: 'ada@example.org', locale: 'de-DE' },
      result: { stockAlert: { isConfirmed: false } },
    },
  },
  /** Confirms such a wish by the link of a mail; a second time it changes nothing and is answered alike. */
  confirmStockAlert: {
    summary: 'Confirms by the link of a mail that its reader is to be told when an item can be bought again.',
    params: z.strictObject({ token: line(300) }),
    result: z.strictObject({ stockAlert: z.strictObject({ isConfirmed: z.boolean() }) }),
    errors: [],
    rate: 'buying',
    example: { params: { token: 'OGY3YzBjMGQ.c2lnbmF0dXJl' }, result: { stockAlert: { isConfirmed: true } } },
  },
})
