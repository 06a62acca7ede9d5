import { localize, marketOf } from '@shop/domain/market'
import type { EngineContext } from '@shop/engine/database'
import { setStock as correctStock } from '@shop/engine/inventory'
import { setPrice } from '@shop/engine/product'
import { renameCategory, renameProduct } from '@shop/engine/proving'
import type { BenchShop } from '../shop/bench-shop.ts'
import { FactHistory } from './fact-history.ts'
import { findShown, SHOWN_LANGUAGE, type ShownDepartment, type ShownProduct } from './shown-products.ts'

const MARKET = marketOf('DE')
/** Amounts that no other product has. */
const FIRST_CENTS = 512_337
const STEP_CENTS = 100

/** An answer in which a fact is looked for. */
export interface FactAnswer {
  readonly name: string
  readonly path: string
  /** Sent by POST to an operation; without one the request is a GET. */
  readonly json?: unknown
  /** Every value of the fact that a text shows, as `FactHistory` has them; more than one are of one answer that contradicts itself. */
  readonly valuesIn: (text: string) => readonly string[]
  /** Read so rarely, because it takes so long. */
  readonly isLarge?: boolean
}

/** Something that an owner changes in the catalogue, and where shoppers see it. */
export interface WatchedFact {
  readonly name: string
  readonly history: FactHistory
  readonly answers: readonly FactAnswer[]
  /** Whether it concerns so many products that no owner changes it every second. */
  readonly isRare?: boolean
  /** Commits the value of a number from 0 on, each another than the one before, and notes it. */
  change(number: number): Promise<void>
  /** Puts back what was there before the first change. */
  restore(): Promise<void>
}

/** Chooses what is changed in a demo shop: a price, a stock and a name of three products, and the name of a department. */
export async function findWatchedFacts(context: EngineContext, shop: BenchShop): Promise<WatchedFact[]> {
  const { department, products } = await findShown(shop)
  const [priced, stocked, named] = products
  if (!priced || !stocked || !named) throw new Error('The demo shop has too few small categories')
  return [priceOf(context, priced), stockOf(context, stocked), nameOf(context, named), categoryOf(context, department)]
}

function priceOf(context: EngineContext, product: ShownProduct): WatchedFact {
  const history = new FactHistory()
  const place = { sku: product.sku, currencyCode: MARKET.currency, country: MARKET.country }
  const set = (centAmount: number) => setPrice(context, { ...place, centAmount })
  const onPage = (text: string) => matchesOf(text, /\b(5\.\d{3},37)\s€/g).map(shown => shown.replace(/\D/g, ''))
  const inJson = (text: string) => matchesOf(text, /"centAmount":(5\d{3}37)\b/g)
  return {
    name: 'price',
    history,
    answers: [
      { name: 'product page', path: product.path, valuesIn: onPage },
      { name: 'listing', path: product.listingPath, valuesIn: onPage },
      { name: 'results page', path: `/search?query=${product.sku}`, valuesIn: onPage },
      operation('getProduct', { skus: [product.sku] }, inJson),
      operation('searchCatalogue', { text: product.sku }, inJson),
      feed(product.sku, item => matchesOf(item, /<g:price>(5\d{3}\.37) EUR/g).map(shown => shown.replace('.', ''))),
    ],
    change: number => {
      const cents = FIRST_CENTS + (number % 400) * STEP_CENTS
      return history.change(String(cents), () => set(cents))
    },
    restore: async () => void (await setPrice(context, { ...place, ...product.amounts })),
  }
}

function stockOf(context: EngineContext, product: ShownProduct): WatchedFact {
  const history = new FactHistory()
  const set = (available: number) => correctStock(context, product.sku, { available })
  const isOnStock = (shown: string) => (shown === 'InStock' || shown === 'in_stock' ? 'on stock' : 'sold out')
  let isSoldOut = true
  const inStock = (number: number) => (number > 0 ? 'on stock' : 'sold out')
  return {
    name: 'stock',
    history,
    answers: [
      {
        name: 'product page',
        path: product.path,
        valuesIn: text => matchesOf(text, /schema\.org\/(InStock|OutOfStock)/g).map(isOnStock),
      },
      operation('getInventory', { sku: product.sku }, text =>
        matchesOf(text, /"availableQuantity":(\d+)/g)
          .map(Number)
          .map(inStock),
      ),
      operation('getProduct', { skus: [product.sku] }, text =>
        matchesOf(text, /"availableQuantity":(\d+)/g)
          .map(Number)
          .map(inStock),
      ),
      feed(product.sku, item => matchesOf(item, /<g:availability>(\w+)</g).map(isOnStock)),
    ],
    // Sold out and back, whatever the numbers it is given.
    change: number => {
      const available = isSoldOut ? 1000 + number : 0
      isSoldOut = !isSoldOut
      return history.change(inStock(available), () => set(available))
    },
    restore: async () => void (await set(product.available)),
  }
}

function nameOf(context: EngineContext, product: ShownProduct): WatchedFact {
  const shown = (text: string) => matchesOf(text, /(Testgerät Nr\. \d+)/g)
  const answers = [
    { name: 'product page', path: product.path, valuesIn: shown },
    { name: 'listing', path: product.listingPath, valuesIn: shown },
    { name: 'results page', path: `/search?query=${product.sku}`, valuesIn: shown },
    operation('getProduct', { skus: [product.sku], locale: SHOWN_LANGUAGE }, shown),
    operation('searchCatalogue', { text: product.sku, locale: SHOWN_LANGUAGE }, shown),
    feed(product.sku, shown),
  ]
  const rename = (name: string) => renameProduct(context, product.sku, SHOWN_LANGUAGE, name)
  return named('text', answers, number => `Testgerät Nr. ${number}`, rename)
}

function categoryOf(context: EngineContext, { id, slug }: ShownDepartment): WatchedFact {
  const shown = (text: string) => matchesOf(text, /(Testabteilung Nr\. \d+)/g)
  const answers = [
    { name: 'home', path: '/', valuesIn: shown },
    { name: 'FAQ', path: '/faq/', valuesIn: shown },
    { name: 'listing', path: `/${localize(slug, SHOWN_LANGUAGE)}/`, valuesIn: shown },
    operation('getCategory', { acceptLanguage: [SHOWN_LANGUAGE] }, shown),
  ]
  const rename = (name: string) => renameCategory(context, id, SHOWN_LANGUAGE, name)
  return { ...named('category', answers, number => `Testabteilung Nr. ${number}`, rename), isRare: true }
}

/** A fact that is a name; `rename` resolves with the name before. */
function named(
  name: string,
  answers: readonly FactAnswer[],
  nameOfNumber: (number: number) => string,
  rename: (name: string) => Promise<string>,
): WatchedFact {
  const history = new FactHistory()
  let original: string | undefined
  return {
    name,
    history,
    answers,
    change: number =>
      history.change(nameOfNumber(number), async () => {
        const before = await rename(nameOfNumber(number))
        original ??= before
      }),
    restore: async () => {
      if (original !== undefined) await rename(original)
    },
  }
}

function operation(name: string, params: object, valuesIn: FactAnswer['valuesIn']): FactAnswer {
  return { name, path: `/api/new-ct/${name}`, json: [params], valuesIn }
}

function feed(sku: string, valuesIn: FactAnswer['valuesIn']): FactAnswer {
  const item = new RegExp(`<item><g:id>${sku}</g:id>.*?</item>`, 's')
  return { name: 'feed', path: '/feeds/merchant.xml', isLarge: true, valuesIn: text => valuesIn(item.exec(text)?.[0] ?? '') }
}

function matchesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, shown = '']) => shown)
}
