import { Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { cloneDatabaseUrl } from '../testing/cloned-database.ts'
import { openDatabase } from './connection.ts'

test('a connection that is kept for later says that it is there, so that no router between forgets it', async () => {
  const kept = vi.spyOn(Socket.prototype, 'setKeepAlive')
  const db = openDatabase({ databaseUrl: await cloneDatabaseUrl(), poolSize: 1 })
  kept.mockClear()
  await sql`select 1`.execute(db)
  // Others of this process may open theirs at the same time.
  expect(kept).toHaveBeenCalledWith(true, 30_000)
  await db.destroy()
})
