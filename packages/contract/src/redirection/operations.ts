import { REDIRECTION_CODES, type RedirectionAnswer } from '@shop/domain/redirection'
import { entity } from '../entity.ts'
import { line } from '../fields.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'

/** Where a page has moved, in the form of the specification (API-37). */
const redirectionSchema = entity<RedirectionAnswer>('Redirection', {
  redirectionCode: z.literal(REDIRECTION_CODES),
  targetURL: z.string(),
})
/** A page that has moved. */
export const redirectionExample: RedirectionAnswer = { redirectionCode: 301, targetURL: '/fritteusen/' }
export const redirectionOperations = defineOperations('content', {
  /** Where a page of the host's market has moved; null when it has not. Also `GET /seo-redirection` (API-37). */
  getRedirection: {
    summary: 'Returns where a page has moved.',
    // A URL that is cached as not moved must not outlive an import: any cache stores it for a second.
    isCacheable: true,
    params: z.strictObject({ sourceUrl: line(2000) }),
    result: z.strictObject({ redirection: redirectionSchema.nullable() }),
    cacheTags: () => ['redirections'],
    errors: [],
    rate: 'browsing',
    example: { params: { sourceUrl: '/alte-fritteusen/' }, result: { redirection: redirectionExample } },
  },
})
