import type { CountryCode, Locale } from '@shop/domain/market'
import { MarketPlane, ProductColumns } from '../facets/columns.ts'
import { CodeTable } from '../index/code-table.ts'
import type { IndexParts } from '../index/index-parts.ts'
import { NamedThings } from '../index/named-things.ts'
import { ProductNumbers } from '../index/product-numbers.ts'
import { Scratch } from '../index/scratch.ts'
import { TextIndex } from '../index/text-index.ts'
import { numbersOf, type Offer, type ProductFacts, type ProductText } from '../port/documents.ts'

/** All that is searched, in memory: texts, codes, facts of products, and their offers in each market. */
export class EmbeddedIndex {
  readonly parts: IndexParts
  readonly brandNames = new NamedThings()
  readonly scratch = new Scratch()

  constructor(parts?: IndexParts) {
    this.parts = parts ?? {
      numbers: new ProductNumbers(),
      codes: new CodeTable(),
      formerCodes: new CodeTable(),
      columns: new ProductColumns(),
      planes: new Map(),
      texts: new Map(),
      categoryNames: new Map(),
    }
    for (const brand of this.parts.columns.valuesOf('brand').sets.values.values) this.brandNames.set(brand, brand)
  }

  /** Texts of a locale: its own, or those of its language. */
  textsOf(locale: Locale): TextIndex | undefined {
    const { texts } = this.parts
    return texts.get(locale) ?? texts.get(locale.slice(0, 2))
  }

  applyTexts(changes: readonly ProductText[]): void {
    for (const [language, texts] of Map.groupBy(changes, text => text.language)) {
      const names = this.#categoryNamesOf(language)
      for (const { categories } of texts) for (const { id, name } of categories) names.set(id, name)
      this.#textsIn(language).put(new Map(texts.map(text => [this.#numberOf(text.productId), text])))
    }
  }

  applyFacts(changes: readonly ProductFacts[]): void {
    for (const facts of changes) {
      const number = this.#numberOf(facts.productId)
      this.parts.columns.set(number, facts)
      this.parts.codes.set(number, numbersOf(facts))
      this.parts.formerCodes.set(number, facts.formerNumbers ?? [])
      if (facts.brand !== '') this.brandNames.set(facts.brand, facts.brand)
    }
  }

  applyOffers(changes: readonly Offer[]): void {
    for (const offer of changes) this.planeOf(offer.market).set(this.#numberOf(offer.productId), offer)
  }

  remove(productIds: readonly string[]): void {
    const { numbers, columns, codes, formerCodes, planes, texts } = this.parts
    const removed = productIds.map(id => numbers.remove(id)).filter(number => number !== undefined)
    for (const number of removed) {
      columns.remove(number)
      codes.set(number, [])
      formerCodes.set(number, [])
      for (const plane of planes.values()) plane.remove(number)
    }
    for (const index of texts.values()) index.remove(removed)
  }

  /** Offers of a market. */
  planeOf(market: CountryCode): MarketPlane {
    const plane = this.parts.planes.get(market) ?? new MarketPlane()
    this.parts.planes.set(market, plane)
    return plane
  }

  /** Makes room for all products in everything a search goes over, and returns the bound of their numbers. */
  makeRoom(plane: MarketPlane): number {
    const { bound } = this.parts.numbers
    this.scratch.makeRoom(bound)
    plane.makeRoom(bound)
    this.parts.columns.makeRoom(bound)
    return bound
  }

  #numberOf(productId: string): number {
    return this.parts.numbers.numberOf(productId)
  }

  #textsIn(language: string): TextIndex {
    const index = this.parts.texts.get(language) ?? new TextIndex(language)
    this.parts.texts.set(language, index)
    return index
  }

  #categoryNamesOf(language: string): NamedThings {
    const names = this.parts.categoryNames.get(language) ?? new NamedThings()
    this.parts.categoryNames.set(language, names)
    return names
  }
}
