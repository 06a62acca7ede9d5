// npm run seed: brings the database (DATABASE_URL, or the one in DATA_DIR) to the newest schema and the demo shop into it.
//   npm run seed -- --products 20000   as many products as that: the first of the demo's, or all and others like them
import { seed } from '@shop/demo/seed'
import { migrate } from '@shop/engine/database'
import { withDatabase } from './postgres/with-database.ts'
import { endWithMessage } from './run/end-with-message.ts'
import { readSeedOptions } from './seed/read-seed-options.ts'

await endWithMessage(async () => {
  if (process.env.DEPLOYMENT === 'production')
    throw new Error('npm run seed fills a demo shop, and DEPLOYMENT=production is a shop that is open to customers.')
  const options = readSeedOptions(process.argv.slice(2))
  await withDatabase(async databaseUrl => {
    await migrate(databaseUrl)
    await seed(databaseUrl, { ...options, onProgress: message => console.log(message) })
    console.log('the demo shop is up to date')
  })
})
