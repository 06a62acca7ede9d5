import { capacityFor, grown } from './grow.ts'

/** What is needed to keep a plane. */
export interface KeptMarketPlane {
  readonly prices: Int32Array
  readonly stocks: Int32Array
  readonly published: Uint8Array
}

/** Prices and stock of all products in one market. A change is written in place; the next query sees it. */
export class MarketPlane {
  /** Minor units. */
  prices: Int32Array
  stocks: Int32Array
  /** 1 for published products. */
  published: Uint8Array

  constructor(kept?: KeptMarketPlane) {
    this.prices = kept?.prices ?? new Int32Array(0)
    this.stocks = kept?.stocks ?? new Int32Array(0)
    this.published = kept?.published ?? new Uint8Array(0)
  }

  get publishedCount(): number {
    return this.published.reduce((sum, flag) => sum + flag, 0)
  }

  set(document: number, offer: { priceCent: number; stock: number; published: boolean }): void {
    this.makeRoom(document + 1)
    this.prices[document] = offer.priceCent
    this.stocks[document] = offer.stock
    this.published[document] = offer.published ? 1 : 0
  }

  remove(document: number): void {
    if (document < this.published.length) this.set(document, { priceCent: 0, stock: 0, published: false })
  }

  makeRoom(count: number): void {
    if (count <= this.published.length) return
    const capacity = capacityFor(count)
    this.prices = grown(this.prices, capacity)
    this.stocks = grown(this.stocks, capacity)
    this.published = grown(this.published, capacity)
  }
}
