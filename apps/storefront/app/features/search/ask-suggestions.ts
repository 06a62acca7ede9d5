import { createHttpTransport, createShopClient } from '@shop/contract'
import type { Language } from '@shop/domain/market'
import type { SearchEventType, SearchPlace, Suggestions } from '@shop/domain/search'
import { clientSideDomain } from '../../shop/client-side-domain.ts'

const client = createShopClient(createHttpTransport('/api'), { host: clientSideDomain() })

/** What the shop suggests for a text. A module of its own, loaded when somebody begins to type. Throws when it cannot ask. */
export async function askSuggestions(text: string, language: Language): Promise<Suggestions> {
  return (await client.call('suggestProducts', { text, locale: language })).suggestions
}

/** Tells what became of found products (SEARCH-16); a failure costs nobody anything. */
export function tellSearchEvent(event: {
  readonly queryId: string
  readonly type: SearchEventType
  readonly place: SearchPlace
  readonly products: readonly { readonly id: string; readonly position: number }[]
}): void {
  client.call('recordSearchEvent', { ...event, products: [...event.products] }).catch(() => undefined)
}
