import { REDIRECTION_CODES, type RedirectionAnswer } from '@shop/domain/redirection'
import { entity } from '../entity.ts'
import { z } from '../zod.ts'

/** Where a page has moved, in the words of the specification (API-37). */
export const redirectionSchema = entity<RedirectionAnswer>('Redirection', {
  redirectionCode: z.literal(REDIRECTION_CODES),
  targetURL: z.string(),
})
