import pg from 'pg'

/** SQLSTATE of a connection to a database that does not exist. */
const NO_SUCH_DATABASE = '3D000'

/**
 * Creates the database a URL names, on the server it names, unless it exists. An existing one is only connected to:
 * its user need not be allowed anywhere else on the server.
 */
export async function createDatabase(databaseUrl: string): Promise<void> {
  if (await exists(databaseUrl)) return
  const name = new URL(databaseUrl).pathname.slice(1)
  await onServer(databaseUrl, async client => {
    const found = await client.query('select from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}

async function exists(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === NO_SUCH_DATABASE) return false
    throw error
  } finally {
    await client.end()
  }
}

/** Drops the database a URL names, with whatever is connected to it; nothing happens when none exists. */
export async function dropDatabase(databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1)
  await onServer(databaseUrl, client => client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`))
}

/** Runs work on the server's `postgres` database, where databases are made and dropped. */
export async function onServer<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const server = new URL(databaseUrl)
  server.pathname = '/postgres'
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
