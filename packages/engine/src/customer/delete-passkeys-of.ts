import type { Database } from '../database/context.ts'

/** Removes every passkey of a customer: someone who did not own the address may have made them. */
export async function deletePasskeysOf(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('passkey').where('customer_id', '=', customerId).execute()
}
