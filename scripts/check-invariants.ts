// Checks what must always hold in the database of DATABASE_URL: npm run check-invariants
import { createContext, openDatabase } from '@shop/engine/database'
import { checkInvariants } from '@shop/engine/invariants'

const databaseUrl = process.env.DATABASE_URL
if (!databaseUrl) throw new Error('Set DATABASE_URL to the database to check')
const db = openDatabase({ databaseUrl, poolSize: 1 })
try {
  const results = await checkInvariants(createContext(db))
  for (const { rule, title, violations, offenders } of results) {
    console.log(
      violations === 0 ? `ok        ${rule}  ${title}` : `VIOLATED  ${rule}  ${title}: ${violations} (${offenders.join(', ')})`,
    )
  }
  if (results.some(({ violations }) => violations > 0)) process.exitCode = 1
} finally {
  await db.destroy()
}
