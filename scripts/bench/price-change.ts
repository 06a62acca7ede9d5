import type { CategoryReference } from '@shop/domain/category'
import { localeOf, localize, marketOf } from '@shop/domain/market'
import { effectivePrice, type ProductProjection } from '@shop/domain/product'
import { findCategoryReferences } from '@shop/engine/category'
import { createContext, type EngineContext, openDatabase } from '@shop/engine/database'
import { findProducts, setPrice } from '@shop/engine/product'
import { createFetchPage, type FetchPage } from '../crawl/fetch-page.ts'
import { withDatabase } from '../postgres/with-database.ts'
import { median } from './measure.ts'
import { formatTable } from './report/table.ts'

const MARKET = marketOf('DE')
const SKU = 'EX30010001'
const LANGUAGE = 'de'
const CHANGES = 20
/** Whole euros, as filters have them. */
const FIRST_PRICE_CENTS = 123_400
const STEP_CENTS = 100
const GOAL_MS = 1000
/** A page that still shows the old price then never will. */
const PATIENCE_MS = 10_000

const wanted = { language: LANGUAGE, currency: MARKET.currency, country: MARKET.country } as const
const format = new Intl.NumberFormat(localeOf(MARKET, LANGUAGE), { style: 'currency', currency: MARKET.currency })

/** Addresses of the pages on which a price is looked for, by name; `cents` is the new price. */
type Places = Readonly<Record<string, (cents: number) => string>>

/**
 * Changes a price of a running shop over and over and measures, from each commit, how long its results page, its listing
 * filtered by the new price and its product page go without it. The price is put back. Throws when the shop does not answer.
 */
export async function benchPriceChange(): Promise<void> {
  const port = Number(process.env.PORT ?? 3000)
  const fetchPage = createFetchPage()
  try {
    await withDatabase(async databaseUrl => {
      const db = openDatabase({ databaseUrl, poolSize: 2 })
      try {
        await changeAndMeasure(createContext(db), fetchPage, new URL(`http://${MARKET.country.toLowerCase()}.localhost:${port}`))
      } finally {
        await db.destroy()
      }
    })
  } finally {
    fetchPage.close()
  }
}

async function changeAndMeasure(context: EngineContext, fetchPage: FetchPage, shop: URL): Promise<void> {
  const { results } = await findProducts(context, { where: { skus: [SKU] }, ...wanted })
  const [product] = results
  const price = product?.masterVariant.price
  if (!product || !price) throw new Error(`${MARKET.country} does not sell ${SKU}. This measures the demo shop.`)
  const categories = await findCategoryReferences(context)
  const category = categories.find(({ id }) => id === product.categories.at(-1)?.id)
  if (!category) throw new Error(`${SKU} is in no category`)
  const places = placesOf(product, category)
  const times = new Map(Object.keys(places).map(name => [name, [] as number[]]))
  const set = (centAmount: number) =>
    setPrice(context, { sku: SKU, centAmount, currencyCode: MARKET.currency, country: MARKET.country })
  try {
    for (let change = 0; change < CHANGES; change++) {
      const cents = FIRST_PRICE_CENTS + change * STEP_CENTS
      await set(cents)
      const committed = performance.now()
      await Promise.all(
        Object.entries(places).map(async ([name, addressOf]) => {
          await untilShown(fetchPage, new URL(addressOf(cents), shop), format.format(cents / 100), committed)
          times.get(name)?.push(performance.now() - committed)
        }),
      )
    }
  } finally {
    await set(effectivePrice(price).centAmount)
  }
  print(times)
}

function placesOf(product: ProductProjection, category: CategoryReference): Places {
  return {
    'results page': () => `/search?query=${SKU}`,
    'listing by price': cents => `/${localize(category.slug, LANGUAGE)}/?priceMin=${cents / 100}&priceMax=${cents / 100}`,
    'product page': () => `/${localize(product.slug, LANGUAGE)}`,
  }
}

async function untilShown(fetchPage: FetchPage, url: URL, price: string, since: number): Promise<void> {
  for (;;) {
    const { status, body } = await fetchPage(url)
    if (status === 200 && body.includes(price)) return
    if (performance.now() - since > PATIENCE_MS)
      throw new Error(`${url} answers ${status} without ${price} after ${PATIENCE_MS} ms`)
  }
}

function print(times: ReadonlyMap<string, readonly number[]>): void {
  const rows = [...times].map(([name, ms]) => [
    name,
    `${Math.round(Math.min(...ms))}`,
    `${Math.round(median(ms))}`,
    `${Math.round(Math.max(...ms))}`,
  ])
  console.log(`From the commit of a new price until a page shows it, ${CHANGES} changes, ms; the goal is ${GOAL_MS}`)
  console.log(formatTable(['', 'least', 'median', 'most'], rows))
}
