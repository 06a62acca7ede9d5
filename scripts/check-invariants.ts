// Checks what must always hold in the shop's data: npm run check-invariants
// Uses DATABASE_URL, else the database of the shop in DATA_DIR, running or not.
import { createContext, openDatabase } from '@shop/engine/database'
import { checkInvariants } from '@shop/engine/invariants'
import { withDatabase } from './postgres/with-database.ts'
import { endWithMessage } from './run/end-with-message.ts'

await endWithMessage(() =>
  withDatabase(async databaseUrl => {
    const db = openDatabase({ databaseUrl, poolSize: 1 })
    try {
      const results = await checkInvariants(createContext(db))
      for (const { rule, title, violations, offenders } of results) {
        console.log(
          violations === 0
            ? `ok        ${rule}  ${title}`
            : `VIOLATED  ${rule}  ${title}: ${violations} (${offenders.join(', ')})`,
        )
      }
      if (results.some(({ violations }) => violations > 0)) process.exitCode = 1
    } finally {
      await db.destroy()
    }
  }),
)
