import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** A passkey of a customer. */
export interface Passkey {
  readonly id: string
  /** What the device calls it, as base64url. */
  readonly credentialId: string
  readonly customerId: string
  /** The host it was made for. */
  readonly rpId: string
  readonly publicKey: Uint8Array
  /** How often the device has signed; 0 for one that does not count. */
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly createdAt: string
  readonly lastUsedAt: string | undefined
}

/** What is known of a passkey before it is kept. */
export type PasskeyDraft = Omit<Passkey, 'createdAt' | 'lastUsedAt'>

const COLUMNS = [
  'id',
  'credential_id',
  'customer_id',
  'rp_id',
  'public_key',
  'counter',
  'transports',
  'name',
  'created_at',
  'last_used_at',
] as const

/** The passkeys of a customer, the oldest first. */
export async function selectPasskeys(db: Database, customerId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(passkeyOfRow)
}

/** The passkey of a credential; its row is held with `lock`. */
export async function selectPasskeyOfCredential(db: Database, credentialId: string, lock?: 'lock'): Promise<Passkey | undefined> {
  const row = await db
    .selectFrom('passkey')
    .select(COLUMNS)
    .where('credential_id', '=', credentialId)
    .$if(lock === 'lock', query => query.forUpdate())
    .executeTakeFirst()
  return row && passkeyOfRow(row)
}

/** Keeps a passkey. False, having written nothing, when there is one of its credential already. */
export async function insertPasskey(db: Database, passkey: PasskeyDraft): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('passkey')
    .values({
      id: passkey.id,
      credential_id: passkey.credentialId,
      customer_id: passkey.customerId,
      rp_id: passkey.rpId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: [...passkey.transports],
      name: passkey.name,
    })
    .onConflict(conflict => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Notes that a passkey has signed. False where it had signed as often before: then it was copied, or this was sent twice. */
export async function notePasskeyUse(db: Database, { id, counter }: { id: string; counter: number }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: sql`now()` })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('counter', '<', String(counter)), eb('counter', '=', '0')]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

interface PasskeyRow {
  readonly id: string
  readonly credential_id: string
  readonly customer_id: string
  readonly rp_id: string
  readonly public_key: Uint8Array
  readonly counter: string
  readonly transports: string[]
  readonly name: string
  readonly created_at: string
  readonly last_used_at: string | null
}

function passkeyOfRow(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    credentialId: row.credential_id,
    customerId: row.customer_id,
    rpId: row.rp_id,
    publicKey: new Uint8Array(row.public_key),
    counter: Number(row.counter),
    transports: row.transports,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at ?? undefined,
  }
}
