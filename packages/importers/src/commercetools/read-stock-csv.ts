import type { TableSpec } from '../csv/read-table.ts'

type StockField = 'sku' | 'quantity' | 'channel' | 'key'

const NAMES: TableSpec<StockField>['names'] = {
  sku: ['sku'],
  quantity: ['quantityOnStock', 'quantity'],
  channel: ['supplyChannel.key', 'supplyChannel', 'supplyChannel.id'],
  key: ['key'],
}

const MAX_QUANTITY = 1_000_000_000

/** Whether a header is that of the inventory of commercetools: stock by number, and nothing of products. */
export function isStockHeader(header: readonly string[]): boolean {
  const names = new Set(header.map(name => name.toLowerCase()))
  const isOfProducts = [...names].some(name => /^(?:producttype|prices|variantid|variants|name|slug|images)(?:\.|$)/.test(name))
  return names.has('sku') && (names.has('quantityonstock') || names.has('quantity')) && !isOfProducts
}

/** The stock of a variant; that of a channel has no place, since the stock of this shop is one. */
export const STOCK_CSV: TableSpec<StockField> = {
  names: NAMES,
  withoutPlace: /^(?:id|version|restockableindays|expecteddelivery|supplychannel\..*|custom.*)$/i,
  keyOf: row => `${row.cell('sku')}${row.cell('channel') ? ` ${row.cell('channel')}` : ''}`,
  read(key, rows, { refuse }) {
    const [row] = rows
    const text = row.cell('quantity')
    const quantity = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
    if (!(quantity <= MAX_QUANTITY)) refuse(row, 'quantity', 'a stock is a whole number such as 12')
    if (row.cell('channel') !== '') refuse(row, 'channel', 'this shop has no stock of channels; sum it up per sku')
    for (const other of rows.slice(1)) refuse(other, 'sku', 'the row has no sku of its own; fill it in')
    return [{ kind: 'stock', key, stock: { foreignSku: row.cell('sku'), quantity } }]
  },
}
