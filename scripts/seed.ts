// npm run seed: brings the database (DATABASE_URL, or the one in DATA_DIR) to the newest schema and the demo shop into it.
import { seed } from '@shop/demo/seed'
import { migrate } from '@shop/engine/database'
import { withDatabase } from './postgres/with-database.ts'
import { endWithMessage } from './run/end-with-message.ts'

await endWithMessage(() =>
  withDatabase(async databaseUrl => {
    await migrate(databaseUrl)
    await seed(databaseUrl, { onProgress: message => console.log(message) })
    console.log('the demo shop is up to date')
  }),
)
