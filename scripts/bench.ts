// Measures: npm run bench -- <what>
//   pages         pages of the shop at growing sizes of the catalogue, rendered and from its cache, next to their floors
//   api           operations over HTTP, from a product's details to a whole checkout, next to one SELECT or UPDATE
//   web           Lighthouse on a phone, and how soon pages answer touches and keys on a slow processor
//   shoppers      how many shoppers who look around, search and buy the shop bears
//   orders        how many orders a second come out, what each takes of which processor, and what bounds them
//   watching      what figures and traces take of the processors while shoppers look around, search and buy
//   engine        cart operations next to the least a change must cost
//   search        the embedded search on 100,000 products
//   search-sizes  what the embedded index takes at growing sizes, in one language and in all
//   recommendations  how often what is recommended is what visitors look at next, on generated visits
//   report        how long the owner's report takes with a million events of visitors
//   price-change  how old what two processes show is while prices, stock, texts and categories change
//   live          thousands of open websockets: what they cost others, and how soon each is told
//   database      the ways of a shop to its database with many products and carts, next to few
//   dev           the seconds from saving a file under `npm run dev` to the changed page
// All but engine, search, search-sizes, recommendations, report and dev open shops of their own on databases in DATA_DIR/bench, which are filled once and kept:
//   --sizes 650,5000   numbers of products    --rounds 5   of which medians are shown    --seconds 1   each case in a round
//   --processes 1,2,4  numbers of processes behind one port, of shoppers and orders
//   --reads 10000      answers that are read while the catalogue changes
//   --products 1000000 --carts 10000000   of the large one of `database`, which takes 40 GB and half an hour to fill
//   --shop ../before   another checkout, measured in the same way
import { benchApi } from './bench/api/bench-api.ts'
import { type BenchDefaults, type BenchOptions, readBenchOptions } from './bench/bench-options.ts'
import { benchGrowth } from './bench/database/bench-growth.ts'
import { benchDev } from './bench/dev.ts'
import { benchEngine } from './bench/engine.ts'
import { benchLive } from './bench/live/bench-live.ts'
import { benchOwnerReport } from './bench/owner-report.ts'
import { benchPages } from './bench/pages/bench-pages.ts'
import { benchPriceChange } from './bench/price-change/bench-price-change.ts'
import { benchRecommendations } from './bench/recommendations.ts'
import { benchSearch } from './bench/search.ts'
import { benchSearchSizes } from './bench/search-sizes.ts'
import { benchOrders } from './bench/shoppers/bench-orders.ts'
import { benchShoppers } from './bench/shoppers/bench-shoppers.ts'
import { benchWatching } from './bench/shoppers/bench-watching.ts'
import { benchWeb } from './bench/web/bench-web.ts'
import { endWithMessage } from './run/end-with-message.ts'

const SIZES = [650, 5000, 50_000]

/** A benchmark without options. */
const plain = (run: () => Promise<void>) => (args: readonly string[]) => {
  if (args.length > 0) throw new Error(`This is measured in one way only, not with ${args.join(' ')}`)
  return run()
}
const withOptions = (run: (options: BenchOptions) => Promise<void>, defaults: BenchDefaults) => (args: readonly string[]) =>
  run(readBenchOptions(args, defaults))

/** What can be measured, by name. */
const AREAS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  pages: withOptions(benchPages, { sizes: SIZES, rounds: 5, seconds: 1 }),
  api: withOptions(benchApi, { sizes: [650, 5000], rounds: 5, seconds: 1 }),
  web: withOptions(benchWeb, { sizes: [650], rounds: 5 }),
  shoppers: withOptions(benchShoppers, { sizes: [650], processes: [1], seconds: 5, rounds: 20 }),
  orders: withOptions(benchOrders, { sizes: [650], processes: [1, 2, 4], seconds: 8 }),
  watching: withOptions(benchWatching, { sizes: [650], rounds: 15 }),
  engine: plain(benchEngine),
  search: plain(benchSearch),
  'search-sizes': withOptions(benchSearchSizes, { sizes: [650, 5650, 50_000] }),
  recommendations: plain(benchRecommendations),
  report: plain(benchOwnerReport),
  'price-change': withOptions(benchPriceChange, { sizes: [650], reads: 10_000 }),
  live: withOptions(benchLive, { sizes: [650], seconds: 5 }),
  database: withOptions(benchGrowth, { products: 50_000, carts: 500_000 }),
  dev: plain(benchDev),
}

await endWithMessage(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const bench = Object.hasOwn(AREAS, name) ? AREAS[name] : undefined
  if (!bench) throw new Error(`Say what to measure: ${Object.keys(AREAS).join(', ')}`)
  await bench(args)
})
