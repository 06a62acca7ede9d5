import { type CountryCode, type Language, MARKETS } from '@shop/domain/market'
import { type GeneralAttributeName, isVirtualSku } from '@shop/domain/product'
import { LRUCache } from 'lru-cache'
import type { PriceRow } from '../product/price-rows.ts'
import { AttributeStatistics } from './attribute-statistics.ts'
import { RecordEncoding } from './encode-record.ts'
import type { ProductRecord, StockOfSku } from './product-records.ts'

/** Stored bytes of the products that are kept decoded, which take some ten times as much; decoding takes some 80 µs. */
const MAX_DECODED_BYTES = 1_500_000

/** What lists are chosen and ordered by without decoding a product. */
export interface ProductEntry {
  readonly id: string
  readonly published: boolean
  readonly isVirtual: boolean
  /** Epoch, ms. */
  readonly createdAt: number
  readonly masterSku: string
  readonly tags: readonly string[]
  /** Markets by their place in `MARKETS`, as bits: where visitors have a price for the master variant, and for any. */
  listedIn: number
  sellableIn: number
  /** Epoch, ms: when the next of its prices begins or ends; infinite where none does. */
  nextPriceChange: number
  /** Whether one of its prices has begun, or ends, at an instant of its own. */
  readonly hasTimedPrices: boolean
  readonly categoryIds: readonly string[]
  readonly languages: readonly Language[]
  readonly bytes: Buffer
  /** Rises with every change of the product, its stock or the prices that hold; no two changes have the same. */
  stamp: number
}

/** All products of the shop in memory, found by what pages and carts name them by. */
export class ProductStore {
  /** What products are told apart by, category by category. */
  readonly attributes = new AttributeStatistics()
  readonly #encoding = new RecordEncoding()
  readonly #products = new Map<string, ProductEntry>()
  readonly #idBySku = new Map<string, string>()
  readonly #idByKey = new Map<string, string>()
  /** By kind and value; most have one product alone, which takes a tenth of a set. */
  readonly #sets = new Map<string, Set<string> | string>()
  /** One text for all products that have it. */
  readonly #texts = new Map<string, string>()
  readonly #available = new Map<string, number>()
  readonly #sold = new Map<string, number>()
  readonly #expected = new Map<string, string>()
  readonly #preorder = new Map<string, number>()
  readonly #decoded = new LRUCache<string, ProductRecord>({ maxSize: MAX_DECODED_BYTES })
  #stamp = 0
  #nextPriceChange = Number.POSITIVE_INFINITY

  get size(): number {
    return this.#products.size
  }

  /** Bytes of all stored products, without what finds them. */
  get bytes(): number {
    let bytes = 0
    for (const { bytes: own } of this.#products.values()) bytes += own.byteLength
    return bytes
  }

  entry(id: string): ProductEntry | undefined {
    return this.#products.get(id)
  }

  idOfSku(sku: string): string | undefined {
    return this.#idBySku.get(sku)
  }

  idOfKey(key: string): string | undefined {
    return this.#idByKey.get(key)
  }

  /** Units of a SKU that can be sold; 0 for an unknown one. */
  available(sku: string): number {
    return this.#available.get(sku) ?? 0
  }

  /** The day on which more of a SKU is expected; undefined where that is not known. */
  expectedDelivery(sku: string): string | undefined {
    return this.#expected.get(sku)
  }

  /** Units of a SKU that can be sold before they are here; 0 for most. */
  preorder(sku: string): number {
    return Math.min(this.available(sku), this.#preorder.get(sku) ?? 0)
  }

  /** Units of a SKU that are here and can be sold; 0 for an unknown one. */
  here(sku: string): number {
    return this.available(sku) - this.preorder(sku)
  }

  /** Units of a SKU that were sold; 0 for an unknown one. */
  sold(sku: string): number {
    return this.#sold.get(sku) ?? 0
  }

  /**
   * Ids of the products with a tag, of a brand in lower case, directly in a category, with a slug that ends with eight
   * digits, or with the value of an attribute that `isIndexedAttribute`, as `name=value`.
   */
  having(kind: 'tag' | 'brand' | 'category' | 'digits' | 'attribute', value: string): ReadonlySet<string> {
    const members = this.#sets.get(`${kind}:${value}`) ?? NONE
    return typeof members === 'string' ? new Set([members]) : members
  }

  ids(): IterableIterator<string> {
    return this.#products.keys()
  }

  /** A product as it is stored. One that goes over all products reads them without keeping them decoded. */
  record(id: string, { isKept = true } = {}): ProductRecord | undefined {
    const known = this.#decoded.get(id)
    if (known) return known
    const entry = this.#products.get(id)
    if (!entry) return undefined
    const record = this.#encoding.decode(entry.bytes)
    if (isKept) this.#decoded.set(id, record, { size: entry.bytes.byteLength })
    return record
  }

  /** Takes a product as it is now; prices count at an instant (epoch, ms). */
  put(record: ProductRecord, now: number): ProductEntry {
    this.#unlink(record.id)
    const [master] = record.variants
    const own = record.variants.filter(({ sku }) => !isVirtualSku(sku))
    const entry: ProductEntry = {
      id: record.id,
      published: record.published,
      isVirtual: isVirtualSku(master.sku),
      createdAt: Date.parse(record.createdAt),
      masterSku: master.sku,
      tags: this.#sharedOf(record.tags),
      listedIn: marketsWithPrice(master.prices, now),
      sellableIn: own.reduce((markets, { prices }) => markets | marketsWithPrice(prices, now), 0),
      nextPriceChange: Math.min(...record.variants.map(({ prices }) => nextChange(prices, now))),
      hasTimedPrices: record.variants.some(({ prices }) => prices.some(isTimed)),
      categoryIds: this.#sharedOf(record.categoryIds),
      languages: languagesOf(record),
      bytes: this.#encoding.encode(record),
      stamp: ++this.#stamp,
    }
    this.#products.set(record.id, entry)
    if (!entry.isVirtual) this.attributes.count(record, 1)
    this.#idByKey.set(record.key, record.id)
    for (const { sku } of record.variants) this.#idBySku.set(sku, record.id)
    for (const set of setsOf(record)) this.#addTo(set, record.id)
    this.#nextPriceChange = Math.min(this.#nextPriceChange, entry.nextPriceChange)
    return entry
  }

  #addTo(set: string, id: string): void {
    const members = this.#sets.get(set)
    if (typeof members === 'object') members.add(id)
    else this.#sets.set(set, members === undefined || members === id ? id : new Set([members, id]))
  }

  #sharedOf(texts: readonly string[]): readonly string[] {
    return texts.map(text => {
      const known = this.#texts.get(text)
      if (known === undefined) this.#texts.set(text, text)
      return known ?? text
    })
  }

  /** Forgets a product that does not exist any more. */
  remove(id: string): void {
    for (const { sku } of this.#unlink(id)?.variants ?? []) {
      this.#available.delete(sku)
      this.#sold.delete(sku)
      this.#expected.delete(sku)
      this.#preorder.delete(sku)
    }
  }

  #unlink(id: string): ProductRecord | undefined {
    const record = this.record(id)
    if (!record) return undefined
    if (!this.entry(id)?.isVirtual) this.attributes.count(record, -1)
    this.#products.delete(id)
    this.#decoded.delete(id)
    if (this.#idByKey.get(record.key) === id) this.#idByKey.delete(record.key)
    for (const { sku } of record.variants) if (this.#idBySku.get(sku) === id) this.#idBySku.delete(sku)
    for (const set of setsOf(record)) {
      const members = this.#sets.get(set)
      if (typeof members === 'object') members.delete(id)
      if (members === id || (typeof members === 'object' && members.size === 0)) this.#sets.delete(set)
    }
    return record
  }

  /** Sets the stock of a SKU. Returns the product's id where the units that can be sold are others than before. */
  setStock(sku: string, { available, sold, expectedDelivery, preorder }: StockOfSku): string | undefined {
    if (sold > 0) this.#sold.set(sku, sold)
    const isSame =
      this.#available.get(sku) === available &&
      this.expectedDelivery(sku) === (expectedDelivery ?? undefined) &&
      (this.#preorder.get(sku) ?? 0) === preorder
    if (isSame) return undefined
    this.#available.set(sku, available)
    if (expectedDelivery === null) this.#expected.delete(sku)
    else this.#expected.set(sku, expectedDelivery)
    if (preorder === 0) this.#preorder.delete(sku)
    else this.#preorder.set(sku, preorder)
    const id = this.#idBySku.get(sku)
    const entry = id === undefined ? undefined : this.#products.get(id)
    if (entry) entry.stamp = ++this.#stamp
    return id
  }

  /** Products with a price that began or ended until an instant (epoch, ms), each once per such moment. */
  passPriceChanges(now: number): ProductEntry[] {
    if (now < this.#nextPriceChange) return []
    const changed: ProductEntry[] = []
    this.#nextPriceChange = Number.POSITIVE_INFINITY
    for (const entry of this.#products.values()) {
      if (entry.nextPriceChange <= now) changed.push(entry)
      else this.#nextPriceChange = Math.min(this.#nextPriceChange, entry.nextPriceChange)
    }
    return changed
  }
}

const NONE: ReadonlySet<string> = new Set()

function setsOf({ tags, brand, categoryIds, texts, variants }: ProductRecord): Set<string> {
  const indexed = variants.flatMap(({ attributes }) => attributes.filter(({ name }) => isIndexedAttribute(name)))
  return new Set([
    ...tags.map(tag => `tag:${tag}`),
    ...indexed.map(({ name, value }) => `attribute:${name}=${value}`),
    `brand:${brand.toLowerCase()}`,
    ...categoryIds.map(id => `category:${id}`),
    ...Object.values(texts).map(({ slug }) => `digits:${slug.slice(-SLUG_DIGITS)}`),
  ])
}

/** Attributes with a single value by which pages choose products. */
const INDEXED_ATTRIBUTES: ReadonlySet<string> = new Set([
  'family',
  'bware',
  'eligibleForSelling',
] satisfies GeneralAttributeName[])

/** Whether products can be found by the values of an attribute without decoding them. */
export function isIndexedAttribute(name: string): boolean {
  return INDEXED_ATTRIBUTES.has(name)
}

const SLUG_DIGITS = 8

/** One list for all products of the same languages, which are nearly all. */
const languageLists = new Map<string, readonly Language[]>()

function languagesOf({ texts }: ProductRecord): readonly Language[] {
  const languages = Object.keys(texts).sort() as Language[]
  const key = languages.join()
  const known = languageLists.get(key)
  if (known) return known
  languageLists.set(key, languages)
  return languages
}

const PLACE_OF_MARKET = new Map<CountryCode, number>(MARKETS.map(({ country }, place) => [country, place]))

/** The bit of a market in `listedIn` and `sellableIn`. */
export function bitOfMarket(country: CountryCode): number {
  return 1 << (PLACE_OF_MARKET.get(country) ?? 31)
}

/** The countries of the markets whose bits are set, in alphabetical order. */
export function countriesOfBits(bits: number): CountryCode[] {
  return MARKETS.flatMap(({ country }) => (bits & bitOfMarket(country) ? [country] : [])).sort()
}

/** The markets in which visitors have one of the prices at an instant. */
function marketsWithPrice(prices: readonly PriceRow[], now: number): number {
  let markets = 0
  for (const { currency, country, customerGroup, validFrom, validUntil } of prices) {
    if (customerGroup !== undefined) continue
    if (validFrom !== undefined && now < Date.parse(validFrom)) continue
    if (validUntil !== undefined && now >= Date.parse(validUntil)) continue
    if (country !== undefined) {
      if (CURRENCY_OF_MARKET.get(country) === currency) markets |= bitOfMarket(country)
    } else markets |= MARKETS_OF_CURRENCY.get(currency) ?? 0
  }
  return markets
}

const CURRENCY_OF_MARKET = new Map<string, string>(MARKETS.map(({ country, currency }) => [country, currency]))
const MARKETS_OF_CURRENCY = new Map<string, number>()
for (const { country, currency } of MARKETS)
  MARKETS_OF_CURRENCY.set(currency, (MARKETS_OF_CURRENCY.get(currency) ?? 0) | bitOfMarket(country))

function isTimed({ validFrom, validUntil, discountValidFrom, discountValidUntil }: PriceRow): boolean {
  return (validFrom ?? validUntil ?? discountValidFrom ?? discountValidUntil) !== undefined
}

function nextChange(prices: readonly PriceRow[], now: number): number {
  let next = Number.POSITIVE_INFINITY
  for (const { validFrom, validUntil, discountValidFrom, discountValidUntil } of prices) {
    for (const instant of [validFrom, validUntil, discountValidFrom, discountValidUntil]) {
      const at = instant === undefined ? Number.NaN : Date.parse(instant)
      if (at > now && at < next) next = at
    }
  }
  return next
}
