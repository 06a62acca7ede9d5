import pg from 'pg'

/** Clears up after a large import and gathers the statistics that plans are made by, as the server would do by itself later. */
export async function analyzeDatabase(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
