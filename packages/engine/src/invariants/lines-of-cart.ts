/** An amount of a document with what it leaves out, which the total of the cart says; it may be whole already. */
function amountOf(amount: string): string {
  return `(cart.document -> 'totalPrice' || (${amount}))`
}

/** The taxed amounts of a line, whole. */
const TAXED_PRICE = `jsonb_build_object(
  'totalNet', ${amountOf("line #> '{taxedPrice,totalNet}'")},
  'totalGross', ${amountOf("line #> '{taxedPrice,totalGross}'")},
  'totalTax', ${amountOf("line #> '{taxedPrice,totalTax}'")})`

/**
 * SQL: the lines of a row of `cart` as a list, in the form that lines of orders have, whatever version the document was written
 * in: with their products, which are stored apart, and whole amounts.
 */
export const LINES_OF_CART = `(
  select coalesce(jsonb_agg(
    line || coalesce(product - 'images' - 'attributes', '{}') || jsonb_build_object(
      'variant', line -> 'variant' || case when product is null then '{}'
        else jsonb_build_object('images', product -> 'images', 'attributes', product -> 'attributes') end,
      'totalPrice', ${amountOf("line -> 'totalPrice'")}, 'taxedPrice', ${TAXED_PRICE}) order by place), '[]')
  from jsonb_array_elements(cart.document -> 'lineItems') with ordinality as listed (line, place)
  cross join lateral (select cart.line_products::jsonb -> (line ->> 'id')) stored (product))`
