import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { type DeletionBatches, deleteByAge } from '../database/delete-by-age.ts'
import { hashToken } from '../session/session-token.ts'

/** The browser that someone signs in with. */
export interface Device {
  /** What its cookie says. */
  readonly id: string
  /** What it calls itself. */
  readonly userAgent?: string | undefined
}

/** Notes that a customer signs in with a device. True where they never did before, but have with others. */
export async function isFurtherDevice(db: Database, customerId: string, { id }: Device): Promise<boolean> {
  const { rows } = await sql<{ is_further: boolean }>`
    with noted as (
      insert into customer_device (customer_id, device_hash) values (${customerId}, ${hashToken(id)})
      on conflict (customer_id, device_hash) do update set last_seen_at = now()
      returning xmax = 0 as is_new)
    select noted.is_new and exists (select from customer_device where customer_id = ${customerId}) as is_further
    from noted`.execute(db)
  return rows[0]?.is_further === true
}

/** Forgets devices whose cookie has ended: no one has signed in with them for 400 days. Returns how many. */
export function deleteForgottenDevices({ db }: EngineContext, batches: DeletionBatches): Promise<number> {
  const before = sql<string>`now() - interval '400 days'`
  return deleteByAge(db, { table: 'customer_device', age: 'last_seen_at', before }, batches)
}
