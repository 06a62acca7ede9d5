import { email } from '../fields.ts'
import { z } from '../zod.ts'

/**
 * `GET /getUrlWithToken?email=…` answers the signed-in customer with a link to her orders on the self-service site; the
 * link can be followed for a quarter of an hour (ORD-11, ROUTE-30). It is no operation: its path is specified.
 */
export const getUrlWithToken = {
  path: '/getUrlWithToken',
  query: z.strictObject({ email }),
  result: z.strictObject({ url: z.url() }),
} as const
