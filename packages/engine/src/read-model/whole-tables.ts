import type { CartDiscount } from '@shop/domain/discount'
import type { ExtraGuarantee } from '@shop/domain/guarantee'
import type { CountryCode, Language } from '@shop/domain/market'
import type { AttributeDefinition } from '@shop/domain/product'
import type { RedirectionCode } from '@shop/domain/redirection'
import { type SynonymLookup, synonymLookups } from '@shop/domain/search'
import type { Store } from '@shop/domain/store'
import { sql } from 'kysely'
import { selectCategories } from '../category/category-rows.ts'
import { CategoryTrees } from '../category/category-trees.ts'
import type { Database } from '../database/context.ts'
import { selectAttributeDefinitions } from '../product/attribute-definitions.ts'
import { selectStores } from '../store/find-stores.ts'
import { readSynonyms } from '../synonym/synonyms.ts'
import type { WholeTopic } from './catalogue-changes.ts'

/** What of the catalogue is small enough to be read as a whole whenever some of it changes. */
export class WholeTables {
  trees = new CategoryTrees([])
  /** By key. */
  stores: readonly Store[] = []
  definitions: ReadonlyMap<string, AttributeDefinition> = new Map()
  discounts: StoredDiscounts = { all: new Map(), idsOfCode: new Map() }
  guarantees: ReadonlyMap<string, ExtraGuarantee> = new Map()
  /** By `redirectionKey`. */
  redirections: ReadonlyMap<string, StoredRedirection> = new Map()
  synonyms: ReadonlyMap<Language, SynonymLookup> = new Map()

  /** Reads what belongs to some topics again. */
  async read(db: Database, topics: ReadonlySet<WholeTopic>): Promise<void> {
    if (topics.has('category')) this.trees = new CategoryTrees(await selectCategories(db))
    if (topics.has('attribute')) this.definitions = await selectAttributeDefinitions(db)
    if (topics.has('store')) this.stores = await selectStores(db)
    if (topics.has('discount')) this.discounts = await readDiscounts(db)
    if (topics.has('guarantee')) this.guarantees = await readGuarantees(db)
    if (topics.has('redirection')) this.redirections = await readRedirections(db)
    if (topics.has('synonym')) this.synonyms = synonymLookups(await readSynonyms(db))
  }
}

/** The discounts on carts, by id in the order of their ids, those that are not active included. */
export interface StoredDiscounts {
  readonly all: ReadonlyMap<string, CartDiscount>
  /** Ids of the discounts that a code grants, by the id of the code. */
  readonly idsOfCode: ReadonlyMap<string, readonly string[]>
}

async function readDiscounts(db: Database): Promise<StoredDiscounts> {
  const { rows: discounts } = await sql<{ discount: CartDiscount }>`
    select document || jsonb_build_object('version', version, 'isActive', is_active) as discount from cart_discount order by id`.execute(
    db,
  )
  const { rows: codes } = await sql<{ id: string; discountIds: string[] }>`
    select discount_code_id as id, array_agg(cart_discount_id::text) as "discountIds" from discount_code_discount
    group by discount_code_id`.execute(db)
  return {
    all: new Map(discounts.map(({ discount }) => [discount.id, discount])),
    idsOfCode: new Map(codes.map(({ id, discountIds }) => [id, discountIds])),
  }
}

/** The guarantees that are sold with products, by SKU. */
async function readGuarantees(db: Database): Promise<ReadonlyMap<string, ExtraGuarantee>> {
  const { rows } = await sql<ExtraGuarantee>`
    select sku, relative_price_rate as "relativePriceRate", enabled_on_market as "enabledOnMarket",
      excluded_skus as "excludedSkus", excluded_brands as "excludedBrands", excluded_relations as "excludedRelations",
      vat_category as "vatCategory"
    from extra_guarantee order by relative_price_rate`.execute(db)
  return new Map(rows.map(guarantee => [guarantee.sku, guarantee]))
}

/** Where a page has moved: the end of the chain. */
export interface StoredRedirection {
  readonly target: string
  readonly code: RedirectionCode
}

/** The redirections of all markets by `redirectionKey`. */
async function readRedirections(db: Database): Promise<ReadonlyMap<string, StoredRedirection>> {
  const { rows } = await sql<StoredRedirection & { country: CountryCode; source: string }>`
    select country, source, final_target as target, code from redirect`.execute(db)
  return new Map(rows.map(({ country, source, ...redirection }) => [redirectionKey(country, source), redirection]))
}

export function redirectionKey(country: CountryCode, source: string): string {
  return `${country} ${source}`
}
