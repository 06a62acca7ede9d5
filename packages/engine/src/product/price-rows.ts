import type { CustomerGroupKey } from '@shop/domain/customer'
import { type CountryCode, MARKETS } from '@shop/domain/market'
import { type CurrencyCode, moneyOf } from '@shop/domain/money'
import {
  type Price,
  type PriceRecord,
  type PriceScope,
  type PriceSelection,
  type PriceTerms,
  payableTermsOf,
  type Validity,
  withLowestPriorPrice,
} from '@shop/domain/product'
import { type RawBuilder, sql } from 'kysely'
import type { SqlFragment } from '../database/sql-fragment.ts'

/** Which price a statement looks for. */
export interface PriceWanted {
  /** Like the country, a value or an expression of the statement. */
  readonly currency: string | SqlFragment
  readonly country: string | SqlFragment
  /** Key of the customer's group, as a value or an expression of the statement; null: a visitor. */
  readonly customerGroup: SqlFragment
  /** ISO instant, or where it stands; taken from the context, so that a statement and the rules in code mean the same one. */
  readonly now: string | SqlFragment
}

/** The prices that the domain's selection is for. */
export function priceWantedBy({ currency, country, customerGroupKey, now }: PriceSelection): PriceWanted {
  return { currency, country, customerGroup: sql`${customerGroupKey ?? null}::text`, now }
}

/** All markets as a table `market` with the columns `country` and `currency`. */
export const MARKET_ROWS: SqlFragment = sql`jsonb_to_recordset(${JSON.stringify(
  MARKETS.map(({ country, currency }) => ({ country, currency })),
)}::jsonb) as market (country text, currency text)`

/** The prices that visitors of the row of `market` pay. */
export function priceInEachMarket(now: string): PriceWanted {
  return { currency: sql`market.currency`, country: sql`market.country`, customerGroup: sql`null::text`, now }
}

/** Whether now is within a validity of `price`, the first instant included, the last not. */
function isWithin(from: SqlFragment, until: SqlFragment, now: PriceWanted['now']): SqlFragment {
  return sql`coalesce(${from} <= ${now}::timestamptz, true) and coalesce(${now}::timestamptz < ${until}, true)`
}

/** Whether a row of `price` is in force, wherever and for whomever it is. */
function isInForce(now: PriceWanted['now']): SqlFragment {
  return isWithin(sql`price.valid_from`, sql`price.valid_until`, now)
}

/** Whether a row of `price` holds for a SKU. */
export function isPriceOf(sku: SqlFragment, { currency, country, customerGroup, now }: PriceWanted): SqlFragment {
  return sql`price.sku = ${sku} and price.currency = ${currency}
    and (price.country is null or price.country = ${country})
    and (price.customer_group is null or price.customer_group = ${customerGroup})
    and ${isInForce(now)}`
}

/**
 * The price of a SKU as `selectPrice` of the domain chooses it, as a lateral table: the one place where statements choose
 * among prices. `is_reduced` and `effective_cent` are those of now.
 */
export function priceOf(sku: SqlFragment, wanted: PriceWanted): SqlFragment {
  return sql`(
    select price.*, discount.is_discount_active as is_reduced,
      case when discount.is_discount_active then price.discounted_cent else price.value_cent end as effective_cent
    from price
    cross join lateral (select price.is_discount_active
      and ${isWithin(sql`price.discount_valid_from`, sql`price.discount_valid_until`, wanted.now)}) discount (is_discount_active)
    where ${isPriceOf(sku, wanted)}
    order by price.customer_group is not null desc, price.country is not null desc,
      coalesce(price.valid_from, price.valid_until) is not null desc,
      price.valid_from desc nulls last, price.valid_until nulls last, price.id
    limit 1)`
}

/** A price or a record of one as JSON: amounts in cents, instants in the database's form, absent what is null. */
interface DefinitionRow {
  readonly currency: CurrencyCode
  readonly country?: CountryCode
  readonly customerGroup?: CustomerGroupKey
  readonly validFrom?: string
  readonly validUntil?: string
  readonly value?: number
  readonly discounted?: number
  readonly isDiscountActive: boolean
  readonly discountValidFrom?: string
  readonly discountValidUntil?: string
}

/** A price as JSON, on its way out of the tables and into them. */
export interface PriceRow extends DefinitionRow {
  readonly id: string
  readonly value: number
}

/** What a price of a SKU was from an instant on; without a value there was no price. */
export interface PriceRecordRow extends DefinitionRow {
  readonly from: string
}

/** A selected price, with the records of its SKU while it is reduced. */
export interface SelectedPriceRow extends PriceRow {
  readonly records?: readonly PriceRecordRow[]
}

function definitionOf(table: 'price' | 'record', isDiscountActive: SqlFragment): SqlFragment {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql`'currency', ${column('currency')}, 'country', ${column('country')}, 'customerGroup', ${column('customer_group')},
    'validFrom', ${column('valid_from')}, 'validUntil', ${column('valid_until')},
    'value', ${column('value_cent')}, 'discounted', ${column('discounted_cent')}, 'isDiscountActive', ${isDiscountActive},
    'discountValidFrom', ${column('discount_valid_from')}, 'discountValidUntil', ${column('discount_valid_until')}`
}

/** The price of a SKU as `priceOf` selects it, as JSON; null where the SKU has no price. */
export function selectedPrice(sku: SqlFragment, wanted: PriceWanted): RawBuilder<SelectedPriceRow | null> {
  const { country, customerGroup } = wanted
  return sql`(select jsonb_strip_nulls(jsonb_build_object('id', price.id,
    ${definitionOf('price', sql`price.is_reduced`)},
    'records', case when price.is_reduced then (
      select jsonb_agg(
        jsonb_build_object('from', record.in_force_from, ${definitionOf('record', sql`record.is_discount_active`)})
        order by record.in_force_from, record.id)
      from price_record record
      where record.sku = price.sku and record.currency = price.currency
        and (record.country is null or record.country = ${country})
        and (record.customer_group is null or record.customer_group = ${customerGroup})) end))
    from ${priceOf(sku, wanted)} price)`
}

/** All prices of a SKU as JSON, those of other times included; without those of customer groups where only visitors' count. */
export function allPrices(sku: SqlFragment, whose: 'visitors' | 'all'): RawBuilder<readonly PriceRow[]> {
  return sql`(select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', price.id,
      ${definitionOf('price', sql`price.is_discount_active`)}))
      order by price.currency, price.country nulls first, price.valid_from nulls first, price.id), '[]')
    from price where price.sku = ${sku} ${whose === 'visitors' ? sql`and price.customer_group is null` : sql``})`
}

/** A stored price. */
export function priceFrom(row: PriceRow): Price {
  return { id: row.id, ...scopeFrom(row), ...termsFrom(row, row.value) }
}

/** A selected price, with what its reduction is compared with while it is reduced. */
export function selectedPriceFrom(row: SelectedPriceRow, selection: PriceSelection): Price {
  return withLowestPriorPrice(priceFrom(row), (row.records ?? []).map(priceRecordFrom), selection)
}

/** What a price was from an instant on. */
export function priceRecordFrom(row: PriceRecordRow): PriceRecord {
  const terms = row.value === undefined ? {} : { terms: termsFrom(row, row.value) }
  return { from: instantFrom(row.from), scope: scopeFrom(row), ...terms }
}

/** What is stored of a price: the amounts as they can be paid in its currency. */
export function definitionRowOf(scope: PriceScope, terms: PriceTerms): DefinitionRow & { readonly value: number } {
  const { country, customerGroup, validFrom, validUntil } = scope
  const { value, discounted } = payableTermsOf(terms)
  return {
    currency: value.currencyCode,
    ...(country ? { country } : {}),
    ...(customerGroup ? { customerGroup } : {}),
    ...(validFrom ? { validFrom } : {}),
    ...(validUntil ? { validUntil } : {}),
    value: value.centAmount,
    isDiscountActive: discounted?.isActive ?? false,
    ...(discounted ? { discounted: discounted.value.centAmount } : {}),
    ...(discounted?.validFrom ? { discountValidFrom: discounted.validFrom } : {}),
    ...(discounted?.validUntil ? { discountValidUntil: discounted.validUntil } : {}),
  }
}

function scopeFrom({ country, customerGroup, validFrom, validUntil }: DefinitionRow): PriceScope {
  return {
    ...(country ? { country } : {}),
    ...(customerGroup ? { customerGroup } : {}),
    ...validityFrom(validFrom, validUntil),
  }
}

function termsFrom(row: DefinitionRow, valueCent: number): PriceTerms {
  const value = moneyOf(row.currency, valueCent)
  if (row.discounted === undefined) return { value }
  const validity = validityFrom(row.discountValidFrom, row.discountValidUntil)
  return { value, discounted: { value: moneyOf(row.currency, row.discounted), isActive: row.isDiscountActive, ...validity } }
}

function validityFrom(validFrom: string | undefined, validUntil: string | undefined): Validity {
  return {
    ...(validFrom ? { validFrom: instantFrom(validFrom) } : {}),
    ...(validUntil ? { validUntil: instantFrom(validUntil) } : {}),
  }
}

/** An instant of the database's JSON in the form of the shop: UTC with milliseconds. */
function instantFrom(text: string): string {
  return new Date(text).toISOString()
}
