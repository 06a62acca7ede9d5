// The shop owner's report: npm run report -- --html report.html
// Uses DATABASE_URL, else the database of the shop in DATA_DIR, running or not.
import { withShopForReading } from './postgres/with-database.ts'
import { runReport } from './report/run-report.ts'
import { endWithMessage } from './run/end-with-message.ts'

const today = new Date().toISOString().slice(0, 10)
await endWithMessage(() =>
  runReport(process.argv.slice(2), { write: text => console.log(text), onDatabase: withShopForReading, today }),
)
