import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, dropDatabase, migrate } from '@shop/engine/database'
import { onGivenDatabase, readDirectDatabase } from './given-database.ts'
import { startPostgres } from './start-postgres.ts'

/**
 * Runs work on a new, migrated database that is gone afterwards: on the server of DATABASE_URL when it is set, next to
 * the shop's, else on a PostgreSQL in a temporary folder. `durable` as the shop's own, or faster.
 */
export async function withFreshDatabase<T>(
  { durable }: { readonly durable: boolean },
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const given = readDirectDatabase(process.env)
  if (given) {
    const fresh = new URL(given)
    fresh.pathname = `/anvil_fresh_${randomBytes(6).toString('hex')}`
    return onGivenDatabase(given, () => onNewDatabase(fresh.href, work))
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'anvil-fresh-'))
  try {
    const postgres = await startPostgres({ dataDir, durable, log: () => undefined })
    try {
      return await onNewDatabase(postgres.urlOf('anvil'), work)
    } finally {
      await postgres.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

async function onNewDatabase<T>(databaseUrl: string, work: (databaseUrl: string) => Promise<T>): Promise<T> {
  await createDatabase(databaseUrl)
  try {
    await migrate(databaseUrl)
    return await work(databaseUrl)
  } finally {
    await dropDatabase(databaseUrl)
  }
}
