/** SQL: the table of carts with documents as JSONB, which they are taken apart as; they are stored as text. */
export const CARTS = `(
  select id, version, store_key, anonymous_id, customer_id, state, currency, total_cent, net_cent, tax_cent,
    document::jsonb as document, line_products::jsonb as line_products
  from cart) cart`

/**
 * SQL: the lines of a row as a list, whole, whatever version its document was written in: with their products, which are stored
 * apart, and with what amounts leave out, which the total says. `products` is null where lines have their own.
 */
function linesOf(table: 'cart' | '"order"', products: string): string {
  const amountOf = (amount: string) => `(${table}.document -> 'totalPrice' || (${amount}))`
  const taxedPrice = `jsonb_build_object(
    'totalNet', ${amountOf("line #> '{taxedPrice,totalNet}'")},
    'totalGross', ${amountOf("line #> '{taxedPrice,totalGross}'")},
    'totalTax', ${amountOf("line #> '{taxedPrice,totalTax}'")})`
  return `(
    select coalesce(jsonb_agg(
      line || coalesce(product - 'images' - 'attributes', '{}') || jsonb_build_object(
        'variant', line -> 'variant' || case when product is null then '{}'
          else jsonb_build_object('images', product -> 'images', 'attributes', product -> 'attributes') end,
        'totalPrice', ${amountOf("line -> 'totalPrice'")}, 'taxedPrice', ${taxedPrice}) order by place), '[]')
    from jsonb_array_elements(${table}.document -> 'lineItems') with ordinality as listed (line, place)
    cross join lateral (select ${products} -> (line ->> 'id')) stored (product))`
}

/** SQL: the lines of a row of `CARTS`, whole. */
export const LINES_OF_CART = linesOf('cart', 'cart.line_products')

/** SQL: the lines of a row of `"order"`, whole. Since version 3 of documents their products are with the cart. */
export const LINES_OF_ORDER = linesOf(
  '"order"',
  `(select ordered.line_products::jsonb from cart ordered
    where ordered.id = "order".cart_id and ("order".document ->> 'schemaVersion')::integer >= 3)`,
)
