// npm run import: takes over products of another shop system; npm run import -- --help says how.
// Uses DATABASE_URL, else the database of the shop in DATA_DIR, running or not.
import { runImport } from './import/run-import.ts'
import { withShop } from './postgres/with-database.ts'
import { endWithMessage } from './run/end-with-message.ts'

const interruption = new AbortController()
process.once('SIGINT', () => {
  console.log('ends after this batch; once more ends at once')
  interruption.abort()
})

await endWithMessage(async () => {
  const { signal } = interruption
  process.exitCode = await runImport(process.argv.slice(2), { onDatabase: withShop, write: line => console.log(line), signal })
})
