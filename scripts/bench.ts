// Measures: npm run bench -- engine, search or price-change
// engine and search need nothing that runs: engine opens a shop of its own on a new database, on the server of DATABASE_URL when that is set.
// price-change asks the shop that runs at PORT and changes a price of its database, from DATABASE_URL or DATA_DIR.
import { benchEngine } from './bench/engine.ts'
import { benchPriceChange } from './bench/price-change.ts'
import { benchSearch } from './bench/search.ts'
import { endWithMessage } from './run/end-with-message.ts'

/** What can be measured, by name. */
const AREAS: Readonly<Record<string, () => Promise<void>>> = {
  engine: benchEngine,
  search: benchSearch,
  'price-change': benchPriceChange,
}

await endWithMessage(async () => {
  const [name = '', ...surplus] = process.argv.slice(2)
  const bench = surplus.length === 0 && Object.hasOwn(AREAS, name) ? AREAS[name] : undefined
  if (!bench) throw new Error(`Say what to measure: ${Object.keys(AREAS).join(', ')}`)
  await bench()
})
