import { line } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { redirectionSchema } from './redirection-schema.ts'

/** Where a page of the host's market has moved; null when it has not. Also `GET /seo-redirection` (API-37). */
export const getRedirection = defineOperation({
  name: 'getRedirection',
  summary: 'Returns where a page has moved.',
  cache: { maxAgeSeconds: 300, staleWhileRevalidateSeconds: 3600 },
  params: z.strictObject({ sourceUrl: line(2000) }),
  result: z.strictObject({ redirection: redirectionSchema.nullable() }),
})
