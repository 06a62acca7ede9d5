import type { EngineContext } from '../database/context.ts'

/** Takes the one look-up of an address that a session has; false when it was taken before, also at the same moment (ADDR-21). */
export async function claimAddressCheck({ db }: EngineContext, sessionId: string): Promise<boolean> {
  const row = await db
    .insertInto('address_check')
    .values({ session_id: sessionId })
    .onConflict(conflict => conflict.column('session_id').doNothing())
    .returning('session_id')
    .executeTakeFirst()
  return row !== undefined
}
