// npm run migrate: brings the database (DATABASE_URL, or the one in DATA_DIR) to the schema of this release.
import { migrate } from '@shop/engine/database'
import { withDatabase } from './postgres/with-database.ts'
import { endWithMessage } from './run/end-with-message.ts'

await endWithMessage(() =>
  withDatabase(async databaseUrl => {
    const names = await migrate(databaseUrl)
    for (const name of names) console.log(`done: ${name}`)
    console.log(
      names.length === 0 ? 'nothing to do: the database has the schema of this release' : `${names.length} migrations done`,
    )
  }),
)
