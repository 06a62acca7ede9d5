import type { AttributeDefinition, PriceSelection } from '@shop/domain/product'
import { type RawBuilder, sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { selectAttributeDefinitions } from '../product/attribute-definitions.ts'
import { priceWantedBy } from '../product/price-rows.ts'
import { productConditionOf } from '../product/product-predicate.ts'
import { type ProductSelection, selectProductIds, sourceOf } from '../product/product-query.ts'
import { selectFacet } from './facet-rows.ts'
import { type FacetResult, type ProductSearch, type ProjectionSort, priceSelectionOf } from './product-search.ts'
import { searchConditionOf } from './search-condition.ts'

/** What a search found. */
export interface FoundProjections {
  readonly total: number
  /** The products of the page in their order, for `loadProductDocuments`. */
  readonly productIds: readonly string[]
  /** What the attributes of products mean, by name. */
  readonly attributeDefinitions: ReadonlyMap<string, AttributeDefinition>
  /** By the names of the facets. */
  readonly facets: Readonly<Record<string, FacetResult>>
}

/** Language of a search that names none: products are found whatever languages they have texts in. */
const DEFAULT_LANGUAGE = 'en'

/**
 * Searches published products with filters and facets (API-44). Products are found as soon as they are stored, by words as soon
 * as the search engine knows of them. Throws `CommerceError` `invalid-input` for fields that do not exist.
 */
export async function searchProducts(context: EngineContext, search: ProductSearch): Promise<FoundProjections> {
  const { limit, offset, queryFilters = [], filters = [], facets = [] } = search
  const now = context.now()
  const prices = priceSelectionOf(search, now)
  const asked = queryFilters.map(filter => searchConditionOf(filter, search, now))
  const narrowed = filters.map(filter => searchConditionOf(filter, search, now))
  const selection = selectionOf(search, prices, [...asked, ...narrowed])
  const { ids, total } = await selectProductIds(context.db, selection, { limit, offset }, now)
  const counted = []
  for (const facet of facets) {
    const source = sourceOf(selectionOf(search, prices, asked), priceWantedBy(prices))
    counted.push([facet.name, await selectFacet(context.db, source, facet, search, now)] as const)
  }
  const attributeDefinitions = await selectAttributeDefinitions(context.db)
  return { total, productIds: ids, attributeDefinitions, facets: Object.fromEntries(counted) }
}

function selectionOf(
  search: ProductSearch,
  { now: _now, ...prices }: PriceSelection,
  conditions: readonly RawBuilder<unknown>[],
): ProductSelection {
  const { text, predicates = [], key, id, sort = [] } = search
  const { foundIds } = text ?? {}
  const found = foundIds ? [sql`product.id = any(${foundIds}::uuid[])`] : []
  const order = sort.length > 0 || !foundIds ? sort : [BEST_FIRST]
  return {
    where: {
      ...(text && !foundIds ? { text: text.words } : {}),
      ...(key === undefined ? {} : { key }),
      ...(id === undefined ? {} : { id }),
    },
    language: text?.language ?? DEFAULT_LANGUAGE,
    isInAnyLanguage: !text,
    ...prices,
    conditions: [...found, ...conditions, ...predicates.map(productConditionOf)],
    ...(order.length > 0 ? { order: sql.join(order.map(one => orderOf(one, foundIds))) } : {}),
  }
}

const BEST_FIRST: ProjectionSort = { by: 'score', isDescending: true }

function orderOf({ by, language, isDescending }: ProjectionSort, foundIds: readonly string[] | undefined): RawBuilder<unknown> {
  const columns: Record<ProjectionSort['by'], RawBuilder<unknown>> = {
    price: sql`price.effective_cent`,
    name: sql`(select name_rank from product_text named where named.product_id = product.id and named.language = ${language ?? DEFAULT_LANGUAGE})`,
    createdAt: sql`product.created_at`,
    key: sql`product.key`,
    id: sql`product.id`,
    // Where every word that is asked for must be there, no product fits better than another.
    score: foundIds
      ? sql`-array_position(${foundIds}::uuid[], product.id)`
      : sql`(product.tags && array['bestseller', 'topRated'])`,
  }
  return isDescending ? sql`${columns[by]} desc nulls last` : sql`${columns[by]} nulls last`
}
