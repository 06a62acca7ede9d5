// The shop owner's command line: npm run admin -- orders list
// Uses DATABASE_URL, else the database of the shop in DATA_DIR, running or not.
import { CommerceError } from '@shop/domain/error'
import { auditParameters } from '@shop/engine/audit'
import { type AdminSurroundings, runAdmin } from './admin/run-admin.ts'
import { withShop } from './postgres/with-database.ts'
import { endWithMessage } from './run/end-with-message.ts'

await endWithMessage(() => runAdmin(process.argv.slice(2), { write: text => console.log(text), onDatabase }))

async function onDatabase(...[access, work]: Parameters<AdminSurroundings['onDatabase']>) {
  // Refused by the shop: the database is fine, and must not be named as the reason.
  const result = await withShop(
    context =>
      work(context).catch(error => {
        if (error instanceof CommerceError) return error
        throw error
      }),
    auditParameters(access, access.isReading),
  )
  if (result instanceof CommerceError) throw result
  return result
}
