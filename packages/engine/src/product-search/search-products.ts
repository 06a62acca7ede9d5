import type { PriceSelection } from '@shop/domain/product'
import { type RawBuilder, sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { priceWantedBy } from '../product/price-rows.ts'
import { productConditionOf } from '../product/product-predicate.ts'
import { type ProductSelection, selectProducts, sourceOf } from '../product/product-rows.ts'
import { selectFacet } from './facet-rows.ts'
import { loadDocuments } from './load-documents.ts'
import { priceSelectionOf } from './price-selection.ts'
import type { ProductDocument } from './product-document.ts'
import type { FacetResult, ProductSearch, SearchSort } from './product-search.ts'
import { searchConditionOf } from './search-condition.ts'

/** What a search found. */
export interface FoundProducts {
  readonly total: number
  readonly results: readonly ProductDocument[]
  /** By the names of the facets. */
  readonly facets: Readonly<Record<string, FacetResult>>
}

/** Every product has texts in this language; it decides about nothing that is shown. */
const ANY_LANGUAGE = 'en'

/**
 * Searches published products with filters and facets (API-44). Products are found as soon as they are stored. Throws
 * `CommerceError` `invalid-input` for fields that do not exist.
 */
export async function searchProducts(context: EngineContext, search: ProductSearch): Promise<FoundProducts> {
  const { limit, offset, queryFilters = [], filters = [], facets = [] } = search
  const now = context.now()
  const prices = priceSelectionOf(search, now)
  const asked = queryFilters.map(filter => searchConditionOf(filter, search, now))
  const narrowed = filters.map(filter => searchConditionOf(filter, search, now))
  const { rows, total } = await selectProducts(
    context.db,
    selectionOf(search, prices, [...asked, ...narrowed]),
    { limit, offset },
    now,
  )
  const counted = []
  for (const facet of facets) {
    const source = sourceOf(selectionOf(search, prices, asked), priceWantedBy(prices))
    counted.push([facet.name, await selectFacet(context.db, source, facet, search, now)] as const)
  }
  return { total, results: await loadDocuments(context.db, rows, search, prices), facets: Object.fromEntries(counted) }
}

function selectionOf(
  search: ProductSearch,
  { now: _now, ...prices }: PriceSelection,
  conditions: readonly RawBuilder<unknown>[],
): ProductSelection {
  const { text, predicates = [], key, id, sort = [] } = search
  return {
    where: { ...(text ? { text: text.words } : {}), ...(key === undefined ? {} : { key }), ...(id === undefined ? {} : { id }) },
    language: text?.language ?? ANY_LANGUAGE,
    ...prices,
    conditions: [...conditions, ...predicates.map(productConditionOf)],
    ...(sort.length > 0 ? { order: sql.join(sort.map(orderOf)) } : {}),
  }
}

function orderOf({ by, language, isDescending }: SearchSort): RawBuilder<unknown> {
  const columns: Record<SearchSort['by'], RawBuilder<unknown>> = {
    price: sql`price.effective_cent`,
    name: sql`(select name_rank from product_text named where named.product_id = product.id and named.language = ${language ?? ANY_LANGUAGE})`,
    createdAt: sql`product.created_at`,
    key: sql`product.key`,
    id: sql`product.id`,
    // Every word that is asked for must be there, so that no product fits better than another.
    score: sql`(product.tags && array['bestseller', 'topRated'])`,
  }
  return isDescending ? sql`${columns[by]} desc nulls last` : sql`${columns[by]} nulls last`
}
