import type { Invariant } from './invariant.ts'
import { CARTS, LINES_OF_CART, LINES_OF_ORDER } from './lines-of-cart.ts'

function rowsOf(table: 'cart' | '"order"'): string {
  return table === 'cart' ? CARTS : table
}

/** Amounts of a cart's or an order's document, computed in SQL so that a fault of the rules in code cannot hide itself. */
function amountsOf(table: 'cart' | '"order"'): string {
  return `
    select id, document, total_cent, net_cent, tax_cent,
      (select coalesce(sum((line #>> '{totalPrice,centAmount}')::bigint), 0)
        from jsonb_array_elements(document -> 'lineItems') line) as lines,
      (select coalesce(sum((line #>> '{totalPrice,centAmount}')::bigint), 0)
        from jsonb_array_elements(document -> 'customLineItems') line) as fees,
      coalesce(document #>> '{shippingInfo,discountedPrice,value,centAmount}',
        document #>> '{shippingInfo,price,centAmount}', '0')::bigint as shipping,
      coalesce((document #>> '{discountOnTotalPrice,discountedAmount,centAmount}')::bigint, 0) as taken,
      (select coalesce(sum((portion #>> '{amount,centAmount}')::bigint), 0)
        from jsonb_array_elements(document #> '{taxedPrice,taxPortions}') portion) as portions
    from ${rowsOf(table)}`
}

/** Lines of documents with the price of one unit before cart discounts. */
function linesOf(table: 'cart' | '"order"'): string {
  return `
    select id, mode, currency, line, (case when (line #>> '{price,discounted,isActive}')::boolean
      then line #>> '{price,discounted,value,centAmount}' else line #>> '{price,value,centAmount}' end)::bigint as unit
    from (
      select id, document ->> 'taxMode' as mode, document #>> '{totalPrice,currencyCode}' as currency,
        ${table === 'cart' ? LINES_OF_CART : LINES_OF_ORDER} as lines
      from ${rowsOf(table)}) every_document, jsonb_array_elements(lines) line`
}

/** Everything in a document that is taxed: lines, fees, shipping. */
function taxedPartsOf(table: 'cart' | '"order"'): string {
  return `
    select id, part from ${rowsOf(table)}, lateral (
      select jsonb_array_elements(document -> 'lineItems') as part
      union all select jsonb_array_elements(document -> 'customLineItems')
      union all select document -> 'shippingInfo' where document ? 'shippingInfo') parts`
}

/** Sums of carts and orders. */
export const MONEY_INVARIANTS: readonly Invariant[] = (['cart', '"order"'] as const).flatMap(table => {
  const name = table === 'cart' ? 'cart' : 'order'
  return [
    {
      rule: 'M2',
      title: `${name}: total = lines + fees + shipping - discounts on the total`,
      offenders: `select id as offender from (${amountsOf(table)}) a where total_cent <> lines + fees + shipping - taken`,
    },
    {
      rule: 'M2',
      title: `${name}: net + tax = total, and the portions are the tax`,
      offenders: `select id as offender from (${amountsOf(table)}) a where net_cent + tax_cent <> total_cent or portions <> tax_cent`,
    },
    {
      rule: 'M2',
      title: `${name}: net + tax = gross in every line, fee and shipping price`,
      offenders: `select id as offender from (${taxedPartsOf(table)}) a
        where (part #>> '{taxedPrice,totalNet,centAmount}')::bigint + (part #>> '{taxedPrice,totalTax,centAmount}')::bigint
          <> (part #>> '{taxedPrice,totalGross,centAmount}')::bigint
        or (part #>> '{taxedPrice,totalGross,centAmount}')::bigint
          <> coalesce(part #>> '{totalPrice,centAmount}', part #>> '{discountedPrice,value,centAmount}',
            part #>> '{price,centAmount}')::bigint`,
    },
    {
      rule: 'M1',
      title: `${name}: every line costs what its units cost, discounts taken off, in one currency`,
      // In tax mode External a line costs the net part of that, which depends on the rate.
      offenders: `select id as offender from (${linesOf(table)}) a
        where (line #>> '{totalPrice,currencyCode}') <> currency
        or (mode = 'Platform' and (line #>> '{totalPrice,centAmount}')::bigint <> case
          when jsonb_array_length(line -> 'discountedPricePerQuantity') = 0 then (line ->> 'quantity')::bigint * unit
          else (select sum((part ->> 'quantity')::bigint * (part #>> '{discountedPrice,value,centAmount}')::bigint)
            from jsonb_array_elements(line -> 'discountedPricePerQuantity') part) end)`,
    },
    {
      rule: 'M2',
      title: `${name}: what units cost and what discounts took off them is their price, unit by unit`,
      offenders: `select id as offender from (${linesOf(table)}) a, jsonb_array_elements(line -> 'discountedPricePerQuantity') part
        where (part #>> '{discountedPrice,value,centAmount}')::bigint + (
          select coalesce(sum((taken #>> '{discountedAmount,centAmount}')::bigint), 0)
          from jsonb_array_elements(part #> '{discountedPrice,includedDiscounts}') taken) <> unit
        union select id from (${linesOf(table)}) b
        where jsonb_array_length(line -> 'discountedPricePerQuantity') > 0 and (line ->> 'quantity')::bigint <> (
          select sum((part ->> 'quantity')::bigint) from jsonb_array_elements(line -> 'discountedPricePerQuantity') part)`,
    },
    {
      rule: 'M1',
      title: `${name}: in forint, total, net and tax are whole forints`,
      // What was priced with decimals before forints became whole stays as it was.
      offenders: `select id as offender from ${rowsOf(table)} where document #>> '{totalPrice,currencyCode}' = 'HUF'
        and (total_cent % 100 <> 0 or net_cent % 100 <> 0 or tax_cent % 100 <> 0)
        and coalesce(document ->> 'lastModifiedAt', document ->> 'createdAt')::timestamptz
          >= (select timestamp::timestamptz from kysely_migration where name = '0041-whole-forints')`,
    },
    {
      rule: 'M2',
      title: `${name}: in tax mode External nothing is taxed`,
      offenders: `select id as offender from ${rowsOf(table)} where document ->> 'taxMode' = 'External' and tax_cent <> 0`,
    },
  ]
})
