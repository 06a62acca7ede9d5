// Measures: npm run bench -- engine, npm run bench -- search
// Needs nothing that runs: engine opens a shop of its own on a new database, on the server of DATABASE_URL when that is set.
import { benchEngine } from './bench/engine.ts'
import { benchSearch } from './bench/search.ts'
import { endWithMessage } from './run/end-with-message.ts'

/** What can be measured, by name. */
const AREAS: Readonly<Record<string, () => Promise<void>>> = { engine: benchEngine, search: benchSearch }

await endWithMessage(async () => {
  const [name = '', ...surplus] = process.argv.slice(2)
  const bench = surplus.length === 0 && Object.hasOwn(AREAS, name) ? AREAS[name] : undefined
  if (!bench) throw new Error(`Say what to measure: ${Object.keys(AREAS).join(', ')}`)
  await bench()
})
