import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '@shop/engine/database'
import { analyzeDatabase, growShop } from '@shop/engine/proving'
import { type RunningPostgres, startPostgres } from '../../postgres/start-postgres.ts'
import { benchFolderOf } from '../shop/bench-database.ts'
import { runStep } from '../shop/run-step.ts'
import { makeTemplates } from './make-templates.ts'

/** Numbers of rows that a grown database is named by. */
export interface GrownSize {
  readonly products: number
  readonly carts: number
}

/** Loses what it has when the machine stops, and is then begun again; twice as fast as one that does not. */
const WHILE_FILLING = {
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  shared_buffers: '1GB',
  maintenance_work_mem: '768MB',
}
/** The demo's own products, of which the others are copies. */
const DEMO = 650
const FILLED = 'filled'

/**
 * Opens the database of a size, which is filled the first time and kept; stop what is returned. One that is `fresh` is filled each
 * time: what is due to be deleted in a small one does not last for a second run.
 */
export async function openGrownDatabase({ products, carts }: GrownSize, { fresh = false } = {}): Promise<RunningPostgres> {
  const folder = join(benchFolderOf('.'), `database-${products}-${carts}`)
  if (fresh || !existsSync(join(folder, FILLED))) await fillDatabase(folder, { products, carts })
  const postgres = await startPostgres({ dataDir: folder, log: () => undefined })
  await migrate(postgres.urlOf('anvil'))
  return postgres
}

async function fillDatabase(folder: string, { products, carts }: GrownSize): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const begun = performance.now()
  const tell = (message: string) => console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s  ${message}`)
  tell(`filling ${folder}, which is kept for the next run`)
  const postgres = await startPostgres({ dataDir: folder, durable: false, parameters: WHILE_FILLING, log: () => undefined })
  try {
    const databaseUrl = postgres.urlOf('anvil')
    await runStep('scripts/seed.ts', ['--products', String(Math.min(DEMO, products))], {
      ...{ folder: '.', env: { DATABASE_URL: databaseUrl } },
    })
    await makeTemplates(databaseUrl)
    await growShop(databaseUrl, { products, carts, onProgress: tell })
    await analyzeDatabase(databaseUrl)
  } finally {
    await postgres.stop()
  }
  writeFileSync(join(folder, FILLED), '')
  tell('filled')
}
