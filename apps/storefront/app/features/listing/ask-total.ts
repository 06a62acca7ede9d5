import { createHttpTransport, createShopClient } from '@shop/contract'
import { searchCatalogue } from '@shop/contract/search'
import type { Language } from '@shop/domain/market'
import type { ListingFilters } from '../../listing/listing-filters.ts'
import { type ListingSubject, searchParametersOf } from '../../listing/search-parameters.ts'
import { clientSideDomain } from '../../shop/client-side-domain.ts'

const client = createShopClient(createHttpTransport('/api'), { host: clientSideDomain() })

/** How many products filters would leave. A module of its own, loaded when a filter is chosen. Throws when it cannot ask. */
export async function askTotal(filters: ListingFilters, subject: ListingSubject, language: Language): Promise<number> {
  const question = { ...searchParametersOf(filters, subject), pageSize: 12, isDraft: true, locale: language } as const
  const { found } = await client.call(searchCatalogue, question)
  return found.total
}
