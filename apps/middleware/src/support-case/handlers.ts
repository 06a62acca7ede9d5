import type { supportCaseOperations } from '@shop/contract/support-case'
import { CommerceError } from '@shop/domain/error'
import { supportCaseOf } from '@shop/domain/support-case'
import { createSupportCase as create } from '@shop/engine/support-case'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireOwnLocale } from '../call/require-of-market.ts'

export const supportCaseHandlers: HandlersOf<typeof supportCaseOperations> = {
  createSupportCase: async ({ engine, market, storeKey, clientAddress }, params) => {
    const { draftId, locale, reason, subreason, currentUrl, quantity, ...fields } = params
    requireOwnLocale(market, locale)
    const texts = { ...fields, ...(quantity === undefined ? {} : { quantity: String(quantity) }) }
    // Also leaves out what the subreason does not need.
    const content = supportCaseOf(reason, subreason, texts)
    if (!content) throw new CommerceError({ code: 'invalid-input' }, 'The support case is not complete')
    const { caseNumber } = await create(engine, { draftId, content, locale, storeKey, currentUrl, clientAddress })
    return { supportCase: { caseNumber } }
  },
}
