import { openSession } from '@shop/engine/session'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../worker.fixtures.ts'
import { cleanUp } from './clean-up.ts'

const { context } = await openTestShop()
const going = () => false

async function sessionsOver(count: number): Promise<void> {
  await sql`
    insert into session (id, token_hash, refresh_hash, anonymous_id, store_key, created_at, token_expires_at, expires_at)
    select gen_random_uuid(), sha256(number::text::bytea), sha256(number::text::bytea), gen_random_uuid(), 'sk',
      now() - interval '40 days', now() - interval '1 day', now() - interval '1 day'
    from generate_series(1, ${count}) number`.execute(context.db)
}

const sessions = async () => (await context.db.selectFrom('session').select('id').execute()).map(({ id }) => id)

test('what is over is deleted in batches until nothing of it is left, and what is in use stays', async () => {
  const { session } = await openSession(context, { storeKey: 'sk' })
  await sessionsOver(1201)
  await cleanUp(context, going)
  expect(await sessions()).toEqual([session.id])
  await cleanUp(context, going)
  expect(await sessions()).toEqual([session.id])
})

test('a worker that is to stop leaves the rest for the next time', async () => {
  await sessionsOver(700)
  let turns = 0
  // The turn of carts, then one batch of sessions.
  await cleanUp(context, () => ++turns > 2)
  expect(await sessions()).toHaveLength(1 + 200)
  await cleanUp(context, going)
  expect(await sessions()).toHaveLength(1)
})
