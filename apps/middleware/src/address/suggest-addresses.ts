import { addressOfPlace, isAutocompleteOffered } from '@shop/domain/address'
import { defaultLanguageOf } from '@shop/domain/market'
import type { OperationContext, OperationHandler } from '../call/operation-call.ts'
import { storeOfCall } from '../store/store-of-call.ts'

/** Completes addresses where the store's switch is on (ADDR-24). */
export const suggestAddresses: OperationHandler<'suggestAddresses'> = async (call, { text, sessionToken, locale }) => {
  if (!(await isOffered(call))) return { suggestions: [] }
  const suggestions = await call.placeFinder.suggest({ ...questionOf(call, sessionToken, locale), text: text.trim() })
  return { suggestions: [...suggestions] }
}

/** The parts of a suggested address, by the city fields of the market (ADDR-25). */
export const findSuggestedAddress: OperationHandler<'findSuggestedAddress'> = async (call, { placeId, sessionToken, locale }) => {
  if (!(await isOffered(call))) return { address: null }
  const found = await call.placeFinder.find({ ...questionOf(call, sessionToken, locale), placeId })
  return { address: (found && addressOfPlace(call.market, found)) ?? null }
}

/** Every question is paid for: a caller without a session, who has nothing to send anywhere, is not completed. */
async function isOffered(call: OperationContext): Promise<boolean> {
  return isAutocompleteOffered(await storeOfCall(call)) && (await call.session.find()) !== undefined
}

function questionOf({ market }: OperationContext, sessionToken: string, locale = defaultLanguageOf(market)) {
  return { country: market.country, language: locale, sessionToken }
}
