import type { withdrawalOperations } from '@shop/contract/withdrawal'
import { CommerceError } from '@shop/domain/error'
import { withdrawalDeclarationOf } from '@shop/domain/withdrawal'
import { createWithdrawal as create } from '@shop/engine/withdrawal'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireOwnLocale } from '../call/require-of-market.ts'

export const withdrawalHandlers: HandlersOf<typeof withdrawalOperations> = {
  createWithdrawal: async ({ engine, market, storeKey, clientAddress }, { draftId, locale, ...fields }) => {
    requireOwnLocale(market, locale)
    const content = withdrawalDeclarationOf(fields)
    if (!content) throw new CommerceError({ code: 'invalid-input' }, 'The declaration is not complete')
    return { withdrawal: await create(engine, { draftId, content, locale, storeKey, clientAddress }) }
  },
}
