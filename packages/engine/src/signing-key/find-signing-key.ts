import type { EngineContext } from '../database/context.ts'

const KEY_BYTES = 32

/**
 * The key with which the shop signs what has this name: the one it is given as a setting, else one that is made for
 * this database when it is first asked for. All processes on one database get the same.
 */
export async function findSigningKey(context: EngineContext, name: string, given?: string): Promise<Uint8Array> {
  if (given !== undefined) return Buffer.from(given, 'utf8')
  const { db } = context
  const select = () => db.selectFrom('signing_key').select('key').where('name', '=', name).executeTakeFirst()
  const known = await select()
  if (known) return known.key
  await db
    .insertInto('signing_key')
    .values({ name, key: context.randomBytes(KEY_BYTES) })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  const made = await select()
  if (!made) throw new Error(`There is no key for ${name}`)
  return made.key
}
