import type { TableSpec } from '../csv/read-table.ts'

type StockField = 'handle' | 'option1' | 'option2' | 'option3' | 'sku' | 'location' | 'available' | 'onHand' | 'hsCode' | 'title'

const NAMES: TableSpec<StockField>['names'] = {
  handle: ['Handle'],
  title: ['Title'],
  option1: ['Option1 Value'],
  option2: ['Option2 Value'],
  option3: ['Option3 Value'],
  sku: ['SKU'],
  location: ['Location'],
  available: ['Available', 'Available (not editable)'],
  onHand: ['On hand', 'On hand (new)', 'On hand (current)'],
  hsCode: ['HS Code'],
}

const WITHOUT_PLACE =
  /^(?:option[123] (?:name|linked to)|coo|bin name|incoming|unavailable|committed|on hand|.*\((?:not editable|current|new)\))$/i

const MAX_QUANTITY = 1_000_000_000

/** Whether a header is that of the inventory CSV of Shopify, with a row or a column for each place that has stock. */
export function isShopifyStock(header: readonly string[]): boolean {
  const names = new Set(header.map(name => name.toLowerCase()))
  return names.has('sku') && !names.has('variant price') && !names.has('price') && (names.has('location') || names.has('coo'))
}

/** The stock of a variant, summed up over the places that have it. */
export const SHOPIFY_STOCK: TableSpec<StockField> = {
  names: NAMES,
  withoutPlace: WITHOUT_PLACE,
  keyOf({ cell }) {
    const values = [cell('option1'), cell('option2'), cell('option3')].filter(value => value !== '' && value !== 'Default Title')
    return (
      cell('sku').replace(/^'/, '') || [cell('handle').toLowerCase() && cell('handle'), ...values].filter(Boolean).join(' / ')
    )
  },
  read(key, rows, { refuse }) {
    let quantity = 0
    for (const row of rows) {
      const field = row.has('available') ? 'available' : 'onHand'
      const texts = row.has('location')
        ? [row.cell(field)]
        : row.others().flatMap(([name, text]) => (isPlace(name) ? [text] : []))
      for (const text of texts) {
        if (text === '' || /^not stocked$/i.test(text)) continue
        if (!/^-?\d{1,10}$/.test(text))
          refuse(row, row.has('location') ? field : 'sku', `${text} is no stock: a whole number such as 12`)
        quantity += Math.max(0, Number(text) || 0)
      }
    }
    if (quantity > MAX_QUANTITY) refuse(rows[0], 'sku', 'a stock is a whole number such as 12')
    return [{ kind: 'stock', key, stock: { foreignSku: key, quantity } }]
  },
}

function isPlace(column: string): boolean {
  return !WITHOUT_PLACE.test(column)
}
