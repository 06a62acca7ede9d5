import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createContext, type EngineContext, isCaughtUp, openDatabase, requireSameSchema } from '@shop/engine/database'
import { clusterOwner } from './create-cluster.ts'
import { onGivenDatabase, readDirectDatabase, readReplica } from './given-database.ts'
import { readPostmaster } from './leftover-postgres.ts'
import { isAlive } from './process-identity.ts'
import { startPostgres } from './start-postgres.ts'
import { readWalArchive } from './wal-archive.ts'

/**
 * Runs work on the shop's database, for programs next to the shop: on DATABASE_URL when it is set, on the database of a shop
 * that runs from the same DATA_DIR, else on one started for the purpose and stopped afterwards.
 */
export async function withDatabase<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const given = readDirectDatabase(process.env)
  if (given) return onGivenDatabase(given, () => work(given))
  const dataDir = resolve(process.env.DATA_DIR || '.data')
  const running = urlOfRunning(dataDir)
  if (running) return work(running)
  const postgres = await startPostgres({ dataDir, walArchive: readWalArchive(process.env), log: () => undefined })
  try {
    return await work(postgres.urlOf('anvil'))
  } finally {
    await postgres.stop()
  }
}

/** URL of the database of a shop that runs from an absolute folder; undefined while none does. */
export function urlOfRunning(dataDir: string): string | undefined {
  const postmaster = readPostmaster(join(dataDir, 'postgres'))
  if (postmaster?.status !== 'ready' || !isAlive(postmaster.pid)) return undefined
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim()
  return `postgres://${clusterOwner}:${password}@127.0.0.1:${postmaster.port}/anvil`
}

/**
 * Runs work on the shop's database as `withDatabase` finds it, on connections with the given settings of PostgreSQL. Throws
 * `SchemaMismatch` when it is of another release.
 */
export function withShop<T>(
  work: (context: EngineContext) => Promise<T>,
  parameters: Readonly<Record<string, string>> = {},
): Promise<T> {
  return withDatabase(databaseUrl => onShop(databaseUrl, work, parameters))
}

/**
 * As `withShop`, for work that only reads and takes its time: on the replica of DATABASE_REPLICA_URL when that has all which was
 * committed until now, or has it within the time of DATABASE_REPLICA_WAIT_SECONDS.
 */
export function withShopForReading<T>(work: (context: EngineContext) => Promise<T>): Promise<T> {
  const replica = readReplica(process.env)
  return withDatabase(async databaseUrl => {
    const isUsable = replica && (await isCaughtUp(databaseUrl, replica.url, replica.waitMs))
    return onShop(isUsable ? replica.url : databaseUrl, work, {})
  })
}

async function onShop<T>(
  databaseUrl: string,
  work: (context: EngineContext) => Promise<T>,
  parameters: Readonly<Record<string, string>>,
): Promise<T> {
  const db = openDatabase({ databaseUrl, poolSize: 2, parameters })
  try {
    const context = createContext(db)
    await requireSameSchema(context)
    return await work(context)
  } finally {
    await db.destroy()
  }
}
