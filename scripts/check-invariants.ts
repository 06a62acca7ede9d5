// Checks what must always hold in the shop's data: npm run check-invariants
// Uses DATABASE_URL, else the database of the shop in DATA_DIR, running or not.
import { checkInvariants } from '@shop/engine/invariants'
import { withShop } from './postgres/with-database.ts'
import { endWithMessage } from './run/end-with-message.ts'

await endWithMessage(() =>
  withShop(async context => {
    const results = await checkInvariants(context)
    for (const { rule, title, violations, offenders } of results) {
      console.log(
        violations === 0 ? `ok        ${rule}  ${title}` : `VIOLATED  ${rule}  ${title}: ${violations} (${offenders.join(', ')})`,
      )
    }
    if (results.some(({ violations }) => violations > 0)) process.exitCode = 1
  }),
)
