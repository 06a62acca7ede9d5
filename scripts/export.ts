// npm run export: writes what a shop holds into files of other shop systems; npm run export -- --help says how.
// Uses DATABASE_URL, else the database of the shop in DATA_DIR, running or not.
import { runExport } from './export/run-export.ts'
import { withShopForReading } from './postgres/with-database.ts'
import { endWithMessage } from './run/end-with-message.ts'

await endWithMessage(async () => {
  process.exitCode = await runExport(process.argv.slice(2), { onDatabase: withShopForReading, write: line => console.log(line) })
})
