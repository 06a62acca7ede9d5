import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { gatherReads } from '../database/gather-reads.ts'
import { prepareStatement } from '../database/prepared-statement.ts'

const KEY_BYTES = 32

const selectKeys = prepareStatement<{ readonly name: string; readonly key: Uint8Array }>(
  at => sql`select name, key from signing_key where name = any(${at(1)}::text[])`,
)

const readKey = gatherReads(
  async (db, names) => new Map((await selectKeys(db, [names])).map(({ name, key }) => [name, key] as const)),
)

/**
 * The key with which the shop signs what has this name: the one it is given as a setting, else one that is made for
 * this database when it is first asked for. All processes on one database get the same.
 */
export async function findSigningKey(context: EngineContext, name: string, given?: string): Promise<Uint8Array> {
  if (given !== undefined) return Buffer.from(given, 'utf8')
  const { db } = context
  const known = await readKey(db, name)
  if (known) return known
  await db
    .insertInto('signing_key')
    .values({ name, key: context.randomBytes(KEY_BYTES) })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  const made = await readKey(db, name)
  if (!made) throw new Error(`There is no key for ${name}`)
  return made
}
