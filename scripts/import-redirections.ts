// npm run import-redirections -- moved.json: a list of { "country": "DE", "source": "/old/", "target": "/new/", "code": 301 }.
// Uses DATABASE_URL, else the database of the shop in DATA_DIR, running or not.
import { readFileSync } from 'node:fs'
import { createContext, openDatabase } from '@shop/engine/database'
import { importRedirections } from '@shop/engine/redirection'
import { withDatabase } from './postgres/with-database.ts'
import { endWithMessage } from './run/end-with-message.ts'

await endWithMessage(async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error('npm run import-redirections -- <file.json>')
  const rows: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(rows)) throw new Error(`${file} is not a list`)
  await withDatabase(async databaseUrl => {
    const db = openDatabase({ databaseUrl, poolSize: 1 })
    try {
      const { changed, problems } = await importRedirections(createContext(db), rows.map(rowOf))
      for (const { row, problem } of problems) console.log(`row ${row + 1}: ${problem}`)
      console.log(`${changed} redirections changed, ${problems.length} rows refused`)
      if (problems.length > 0) process.exitCode = 1
    } finally {
      await db.destroy()
    }
  })
})

function rowOf(row: unknown) {
  const { country, source, target, code } = (row ?? {}) as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    country: text(country),
    source: text(source),
    target: text(target),
    ...(code === undefined ? {} : { code: Number(code) }),
  }
}
