/** What the warehouse and customs have to know of an item besides what its order says, as the catalogue has it. */
export interface GoodsFacts {
  readonly sku: string
  readonly europeanArticleNumber: string
  /** Where its units lie, such as `A-03-2`. */
  readonly place?: string
  readonly hasBattery: boolean
  /** Number of the customs tariff, 6 to 10 digits. */
  readonly hsCode?: string
  /** ISO 3166-1 alpha-2. */
  readonly countryOfOrigin?: string
  /** Of a unit, in kg; net is the goods, gross the parcel. */
  readonly netWeight?: number
  readonly grossWeight?: number
}
