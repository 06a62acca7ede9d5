/** Stock of a SKU as an importer hands it over: pieces loaded at first, before anything was sold. */
export interface StockDraft {
  readonly id: string
  readonly sku: string
  readonly quantity: number
}
