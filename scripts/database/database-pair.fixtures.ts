import { mkdir } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { importCatalogue } from '@shop/engine/catalogue'
import { createContext, type EngineContext, migrate, openDatabase } from '@shop/engine/database'
import { queueDatabaseOf } from '@shop/engine/outbox'
import { aCatalogue, aProduct, PRESS } from '@shop/engine/testing'
import { writeBaseBackup } from '../backup/base-backup.ts'
import { readManifest } from '../backup/manifest.ts'
import { unpackBase } from '../backup/restore-to-time.ts'
import { type RunningPostgres, startPostgres } from '../postgres/start-postgres.ts'

/** A shop's database and a replica that follows it by streaming. */
export interface DatabasePair {
  readonly primary: RunningPostgres
  readonly replica: RunningPostgres
}

/** Opens both in a folder, with the stores and `stock` presses; stop them. */
export async function openDatabasePair(folder: string, stock: number): Promise<DatabasePair> {
  const [dataDir, replicaDir] = [join(folder, 'primary'), join(folder, 'replica')]
  const primary = await startPostgres({ dataDir, walArchive: join(folder, 'archive'), log: () => undefined })
  const databaseUrl = primary.urlOf('anvil')
  await migrate(databaseUrl)
  await onShop(databaseUrl, context =>
    importCatalogue(context, aCatalogue([aProduct({ sku: PRESS })], stock), { name: 'test', contentHash: 'test' }),
  )
  const now = new Date().toISOString()
  const backup = await writeBaseBackup({ databaseUrl, dataDir, into: folder, now, say: () => undefined })
  const manifest = await readManifest(backup)
  if (manifest.format !== 'anvil-base-1') throw new Error('A base backup of another kind')
  await mkdir(replicaDir, { mode: 0o711 })
  await unpackBase(backup, manifest, replicaDir, 'standby.signal')
  const { username, password, hostname, port } = new URL(databaseUrl)
  const primary_conninfo = `host=${hostname} port=${port} user=${username} password=${password} application_name=replica`
  const replica = await startPostgres({ dataDir: replicaDir, parameters: { primary_conninfo }, log: () => undefined })
  return { primary, replica }
}

/** Does work on a database with connections of its own. */
export async function onShop<T>(databaseUrl: string, work: (context: EngineContext) => Promise<T>): Promise<T> {
  const db = openDatabase({ databaseUrl, poolSize: 2, acquireTimeoutMs: 60_000, lockTimeoutMs: 60_000 })
  try {
    return await work(createContext(db))
  } finally {
    await db.destroy()
  }
}

/** Runs SQL on a database and returns its rows. */
export function sqlOn(databaseUrl: string, text: string): Promise<Record<string, unknown>[]> {
  return onShop(databaseUrl, async context => (await queueDatabaseOf(context).executeSql(text)).rows as Record<string, unknown>[])
}

/** An address that leads to one database, until it is made to lead to another: as a name, or an address that moves, does. */
export interface MovingAddress {
  readonly port: number
  moveTo(port: number): void
  close(): void
}

/** Opens the address on a free port. */
export async function openMovingAddress(first: number): Promise<MovingAddress> {
  let target = first
  const sockets = new Set<Socket>()
  const server = createServer(near => {
    const far = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => sockets.delete(from) && to.destroy())
      from.pipe(to)
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The address has no port')
  return {
    port: address.port,
    moveTo: port => {
      target = port
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
