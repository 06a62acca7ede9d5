// A module of its own, loaded when a shopper begins to type a street.
import { createBrowserTransport, createShopClient, type ParamsOf } from '@shop/contract'
import type { PlaceAddress, PlaceSuggestion } from '@shop/domain/address'
import { clientSideDomain } from '../browser/environment.ts'

const client = createShopClient(createBrowserTransport('/api'), { host: clientSideDomain() })

/** Addresses that begin like a text. Throws where the middleware cannot be reached. */
export async function fetchPlaceSuggestions(params: ParamsOf<'suggestAddresses'>): Promise<readonly PlaceSuggestion[]> {
  return (await client.call('suggestAddresses', params)).suggestions
}

/** The parts of a suggested address; undefined where it is not known any more. Throws where the middleware cannot be reached. */
export async function fetchPlaceAddress(params: ParamsOf<'findSuggestedAddress'>): Promise<PlaceAddress | undefined> {
  return (await client.call('findSuggestedAddress', params)).address ?? undefined
}
