import type { CustomerGroupKey } from '@shop/domain/customer'
import type { LocalizedString, Market } from '@shop/domain/market'
import type { PriceSelection } from '@shop/domain/product'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/context.ts'
import type { StoredDocument } from '../database/stored-document.ts'
import { type PriceWanted, type SelectedPriceRow, selectedPrice, selectedPriceFrom } from '../product/price-rows.ts'
import { jsonOf, productFields, type RowOf, variantFields } from '../product/product-fields.ts'
import type { SellableVariant } from '../product/sellable-variant.ts'
import { ownedBy } from '../session/owned-by.ts'
import { readCartDocument } from './cart-document.ts'
import type { CartRequest } from './cart-request.ts'
import { codesWithUses } from './code-use-rows.ts'
import type { LoadedCart, LoadOptions } from './loaded-cart.ts'

/** What is read of a sellable variant; `price` and `categories` depend on the cart. */
const sellableFields = {
  sku: variantFields.sku,
  variantId: variantFields.id,
  images: variantFields.images,
  attributes: variantFields.attributes,
  available: variantFields.available,
  productId: productFields.id,
  productKey: productFields.key,
  family: productFields.family,
  brand: productFields.brand,
  isFreight: productFields.isFreight,
  name: sql<LocalizedString>`text.name`,
  slug: sql<LocalizedString>`text.slug`,
}

interface SellableVariantRow extends RowOf<typeof sellableFields>, Pick<SellableVariant, 'categories'> {
  readonly price: SelectedPriceRow | null
}

/** Published variants of some SKUs with texts in the languages of a market and the price that holds. */
function sellableVariantsOf(
  market: Market,
  price: PriceWanted,
  withCategories: boolean,
): RawBuilder<readonly SellableVariantRow[]> {
  const fields = {
    ...sellableFields,
    categories: sql`case when ${withCategories} or exists (select from discount where document::text like '%categories.%')
      then ${productFields.categoriesUpwards} else '[]' end`,
    price: selectedPrice(variantFields.sku, price),
  }
  return sql`(
    select coalesce(jsonb_agg(${jsonOf(fields)}), '[]')
    from product_variant variant
    join product on product.id = variant.product_id and product.published
    cross join lateral (
      select jsonb_object_agg(language, name) as name, jsonb_object_agg(language, slug) as slug from product_text
      where product_id = product.id and language = any(${market.languages}::text[])) text
    where variant.sku in (select sku from wanted))`
}

/**
 * The owner's cart in the store, in any state, and all it is priced by at an instant; undefined when there is no such cart.
 * One statement: 0.65 ms for a cart of 5 lines (9.4 kB; the document alone 0.14 ms). Eight plain statements took 0.46 ms
 * with the database on the same machine, but pay eight round trips where it is on another, and each sees a different
 * moment: a price of before with a discount of after. A repeatable-read transaction around them costs two more trips.
 */
export async function selectCart(
  db: Database,
  request: Omit<CartRequest, 'version'>,
  market: Market,
  now: string,
  options: LoadOptions = {},
): Promise<LoadedCart | undefined> {
  const { currency, country } = market
  // Prices of the tier of the customer whose cart it is.
  const price = { currency, country, customerGroup: sql`(select group_key from found)`, now }
  const { rows } = await sql<LoadedRow>`
    with found as materialized (
      select cart.document, cart.customer_id, customer.group_key,
        regexp_replace(lower(cart.document ->> 'customerEmail'), '[+][^@]*@', '@') as email
      from cart left join customer on customer.id = cart.customer_id
      where cart.id = ${request.id} and cart.store_key = ${request.storeKey} and ${ownedBy('cart', request.owner)}
    ), code as (
      select discount_code.*, coalesce(put.place, 1000) as place from discount_code
      left join (
        select (entry #>> '{discountCode,id}')::uuid as id, place
        from found, jsonb_array_elements(found.document -> 'discountCodes') with ordinality as element (entry, place)
      ) put on put.id = discount_code.id
      where put.id is not null or discount_code.normalized_code = ${options.discountCode ?? null}
    ), discount as (
      select id, version, document, gift_sku from cart_discount
      where is_active and not requires_discount_code and (stores = '{}' or ${request.storeKey} = any(stores))
        and (cohort_tier is null or cohort_tier = (select group_key from found))
      union
      select id, version, document, gift_sku from cart_discount
      where id in (select cart_discount_id from discount_code_discount join code on code.id = discount_code_id)
    ), wanted as (
      select jsonb_array_elements(document -> 'lineItems') #>> '{variant,sku}' as sku from found
      union select ${options.sku ?? null}::text
      union select gift_sku from discount
    )
    select found.document as cart, store.document as store, found.group_key as "customerGroupKey",
      ${sellableVariantsOf(market, price, options.categories ?? false)} as offers,
      (select coalesce(jsonb_agg(discount.document || jsonb_build_object('version', version) order by id), '[]') from discount)
        as discounts,
      ${codesWithUses(sql`found`)} as codes,
      (select coalesce(jsonb_agg(jsonb_build_object('sku', sku, 'relativePriceRate', relative_price_rate,
        'enabledOnMarket', enabled_on_market, 'excludedSkus', excluded_skus, 'excludedBrands', excluded_brands,
        'excludedRelations', excluded_relations)), '[]')
        from extra_guarantee where sku in (select sku from wanted)) as guarantees
    from found join store on store.key = ${request.storeKey}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { cart, customerGroupKey, offers, ...same } = row
  const group = customerGroupKey ? { customerGroupKey } : {}
  const found = offers.map(row => sellableVariantFrom(row, { currency, country, now, ...group }))
  return { ...same, cart: readCartDocument(cart), offers: new Map(found.map(variant => [variant.sku, variant])), ...group }
}

function sellableVariantFrom({ price, ...variant }: SellableVariantRow, selection: PriceSelection): SellableVariant {
  return { ...variant, ...(price ? { price: selectedPriceFrom(price, selection) } : {}) }
}

interface LoadedRow extends Omit<LoadedCart, 'cart' | 'offers' | 'customerGroupKey'> {
  readonly cart: StoredDocument
  readonly offers: readonly SellableVariantRow[]
  readonly customerGroupKey: CustomerGroupKey | null
}
