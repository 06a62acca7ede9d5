// Measures: npm run bench -- engine, search, price-change or dev
// engine and search need nothing that runs: engine opens a shop of its own on a new database, on the server of DATABASE_URL when that is set.
// dev saves files in a copy of the sources under `npm run dev` and waits for them in Chromium.
// price-change asks the shop that runs at PORT and changes a price of its database, from DATABASE_URL or DATA_DIR.
import { benchDev } from './bench/dev.ts'
import { benchEngine } from './bench/engine.ts'
import { benchPriceChange } from './bench/price-change.ts'
import { benchSearch } from './bench/search.ts'
import { endWithMessage } from './run/end-with-message.ts'

/** What can be measured, by name. */
const AREAS: Readonly<Record<string, () => Promise<void>>> = {
  engine: benchEngine,
  search: benchSearch,
  'price-change': benchPriceChange,
  dev: benchDev,
}

await endWithMessage(async () => {
  const [name = '', ...surplus] = process.argv.slice(2)
  const bench = surplus.length === 0 && Object.hasOwn(AREAS, name) ? AREAS[name] : undefined
  if (!bench) throw new Error(`Say what to measure: ${Object.keys(AREAS).join(', ')}`)
  await bench()
})
