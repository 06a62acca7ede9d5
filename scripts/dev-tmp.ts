import { seed } from '@shop/demo/seed'
import { migrate } from '@shop/engine/database'
import { startPostgres } from './postgres/start-postgres.ts'
import { readSettings as rm } from '../apps/middleware/config.ts'
import { start as sm } from '../apps/middleware/start.ts'
import { readSettings as rs } from '../apps/storefront/config.ts'
import { start as ss } from '../apps/storefront/start.ts'
const pg = await startPostgres({ dataDir: '/tmp/anvil-dev', log: m => console.log(m) })
const url = pg.urlOf('anvil')
await migrate(url); await seed(url, { onProgress: m => console.log(m) })
const env = { ...process.env, DATABASE_URL: url, PORT: '5600', MIDDLEWARE_PORT: '5681', LOG_LEVEL: 'warn' }
const m = await sm(rm(env)); const s = await ss(rs(env), m.transport)
console.log('up', s.address)
process.once('SIGTERM', async () => { await s.stop(); await m.stop(); await pg.stop(); process.exit(0) })
