import type { redirectionOperations } from '@shop/contract/redirection'
import { findRedirection } from '@shop/engine/redirection'
import type { HandlersOf } from '../call/operation-call.ts'

export const redirectionHandlers: HandlersOf<typeof redirectionOperations> = {
  getRedirection: async ({ engine, market }, { sourceUrl }) => ({
    redirection: (await findRedirection(engine, { country: market.country, sourceUrl })) ?? null,
  }),
}
