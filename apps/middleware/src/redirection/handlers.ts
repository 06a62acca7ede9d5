import type { redirectionOperations } from '@shop/contract/redirection'
import type { HandlersOf } from '../call/operation-call.ts'

export const redirectionHandlers: HandlersOf<typeof redirectionOperations> = {
  getRedirection: async ({ catalogue, market }, { sourceUrl }) => ({
    redirection: (await catalogue.findRedirection({ country: market.country, sourceUrl })) ?? null,
  }),
}
