import { createContext, openDatabase } from '@shop/engine/database'
import { checkInvariants, type InvariantResult } from '@shop/engine/invariants'

/** Which of what must always hold does not, in a database with the schema of this release. */
export async function brokenRulesOf(databaseUrl: string): Promise<InvariantResult[]> {
  const db = openDatabase({ databaseUrl, poolSize: 1 })
  try {
    return (await checkInvariants(createContext(db))).filter(({ violations }) => violations > 0)
  } finally {
    await db.destroy()
  }
}
