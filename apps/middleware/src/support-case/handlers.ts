import type { supportCaseOperations } from '@shop/contract/support-case'
import { CommerceError } from '@shop/domain/error'
import { isOwnHost } from '@shop/domain/market'
import { supportCaseOf } from '@shop/domain/support-case'
import { createSupportCase as create } from '@shop/engine/support-case'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireOwnLocale } from '../call/require-of-market.ts'

export const supportCaseHandlers: HandlersOf<typeof supportCaseOperations> = {
  createSupportCase: async ({ engine, market, storeKey, clientAddress }, params) => {
    const { draftId, locale, reason, subreason, currentUrl: page, quantity, website: _empty, ...fields } = params
    const currentUrl = ownPageOf(page)
    requireOwnLocale(market, locale)
    const texts = { ...fields, ...(quantity === undefined ? {} : { quantity: String(quantity) }) }
    // Also leaves out what the subreason does not need.
    const content = supportCaseOf(reason, subreason, texts)
    if (!content) throw new CommerceError({ code: 'invalid-input' }, 'The support case is not complete')
    const { caseNumber } = await create(engine, { draftId, content, locale, storeKey, currentUrl, clientAddress })
    return { supportCase: { caseNumber } }
  },
}

/**
 * The page, where it is one of the shop: customer care opens no address that an untrusted client chose. Any other is left out and not refused,
 * since a shop answers under hosts that are not in the registry too, and its visitors may ask.
 */
function ownPageOf(currentUrl: string | undefined): string | undefined {
  const url = URL.parse(currentUrl ?? '')
  return url && isOwnHost(url.host) && url.username === '' && url.password === '' ? currentUrl : undefined
}
