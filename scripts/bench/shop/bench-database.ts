import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { analyzeDatabase } from '@shop/engine/proving'
import { type RunningPostgres, startPostgres } from '../../postgres/start-postgres.ts'
import { runStep } from './run-step.ts'

/** A database with a demo shop of a size, which stays for the next run. */
export interface BenchDatabase {
  readonly databaseUrl: string
  /** Folder of the server's data, its log, and whatever else is kept for this size. */
  readonly folder: string
  readonly postgres: RunningPostgres
}

export interface BenchDatabaseOptions {
  readonly products: number
  /** Checkout whose schema and demo shop are used. */
  readonly shopFolder: string
}

/** Where databases are kept: per checkout, since each has a schema of its own. */
export function benchFolderOf(shopFolder: string): string {
  return resolve(shopFolder, process.env.DATA_DIR || '.data', 'bench')
}

/**
 * Runs work on the kept database of a size, filling it the first time and bringing it up to date later. Durable as the
 * shop's own: a write that waits for no disk would be no floor.
 */
export async function withBenchDatabase<T>(
  { products, shopFolder }: BenchDatabaseOptions,
  work: (database: BenchDatabase) => Promise<T>,
): Promise<T> {
  const folder = join(benchFolderOf(shopFolder), String(products))
  const isNew = !existsSync(join(folder, ANALYZED))
  console.log(isNew ? `filling ${folder}, which is kept for the next run` : `using ${folder} of an earlier run`)
  const postgres = await startPostgres({ dataDir: folder, log: message => console.log(message) })
  try {
    const databaseUrl = postgres.urlOf('anvil')
    await runStep('scripts/seed.ts', ['--products', String(products)], { folder: shopFolder, env: { DATABASE_URL: databaseUrl } })
    if (isNew) {
      // Else the server would do it by itself while something is measured.
      await analyzeDatabase(databaseUrl)
      writeFileSync(join(folder, ANALYZED), '')
    }
    return await work({ databaseUrl, folder, postgres })
  } finally {
    await postgres.stop()
  }
}

const ANALYZED = 'analyzed'
