import type { Database, EngineContext } from '../database/context.ts'

/** Ends a session: neither of its tokens leads anywhere from now on (rule A2). An ended session stays ended. */
export async function endSession(context: EngineContext, session: { readonly id: string }): Promise<void> {
  await context.db.deleteFrom('session').where('id', '=', session.id).execute()
}

/** Ends all sessions of a customer, in the transaction of `db`. */
export async function endSessionsOfCustomer(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('session').where('customer_id', '=', customerId).execute()
}
