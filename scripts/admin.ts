// The shop owner's command line: npm run admin -- orders list
// Uses DATABASE_URL, else the database of the shop in DATA_DIR, running or not.
import { auditParameters } from '@shop/engine/audit'
import type { AdminSurroundings } from './admin/run-admin.ts'
import { runCommandLine } from './admin/run-command-line.ts'
import { withShop } from './postgres/with-database.ts'

process.exitCode = await runCommandLine(process.argv.slice(2), {
  write: text => console.log(text),
  writeError: text => console.error(text),
  onDatabase,
})

async function onDatabase(...[access, work]: Parameters<AdminSurroundings['onDatabase']>) {
  // What the work refuses is thrown outside: the database is fine, and must not be named as the reason.
  const outcome = await withShop(
    context =>
      work(context).then(
        answer => ({ answer }),
        (error: unknown) => ({ error }),
      ),
    auditParameters(access, access.isReading),
  )
  if ('error' in outcome) throw outcome.error
  return outcome.answer
}
