import type { addressOperations } from '@shop/contract/address'
import { addressVerdict, mapsQuestionOf } from '@shop/domain/address'
import { claimAddressCheck } from '@shop/engine/address'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireSameMarket } from '../call/require-of-market.ts'
import { findSuggestedAddress, suggestAddresses } from './suggest-addresses.ts'

export const addressHandlers: HandlersOf<typeof addressOperations> = {
  suggestAddresses,
  findSuggestedAddress,
  /** Looks an address up where the market wants it, once per session; a service that is away lets it pass (ADDR-21). */
  validateAddress: async (call, { address }) => {
    requireSameMarket(call.market, address)
    const question = mapsQuestionOf(address)
    const unchecked = { verdict: { state: 'not-checked', doubts: [] }, address: question } as const
    if (!call.market.mapsAddressCheck) return unchecked
    const { id } = await call.session.findOrOpen()
    if (!(await claimAddressCheck(call.engine, id))) return unchecked
    const validation = await call.addressValidator.validate(question)
    if (!validation) return unchecked
    const doubts = addressVerdict(validation)
    return { verdict: { state: doubts.length === 0 ? 'passed' : 'failed', doubts }, address: validation.address }
  },
}
