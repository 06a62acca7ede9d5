// Proves that people can buy while far more look around than the shop can serve: npm run test:sale-day
// One process of the shop on a new database is asked for ten times as many pages, searches and suggestions as it can answer, none of
// which it has in its cache, while others buy. --short lets as many come as it takes to be refused, and measures nothing.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seed } from '@shop/demo/seed'
import { createContext, openDatabase } from '@shop/engine/database'
import { withFreshDatabase } from './postgres/with-fresh-database.ts'
import { endWithMessage } from './run/end-with-message.ts'
import { proveSaleDay } from './sale-day/prove-sale-day.ts'

await endWithMessage(async () => {
  const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
  const folder = mkdtempSync(join(tmpdir(), 'anvil-sale-day-'))
  try {
    await withFreshDatabase({ durable: true }, async databaseUrl => {
      await seed(databaseUrl)
      const db = openDatabase({ databaseUrl, poolSize: 4 })
      try {
        const problems = await proveSaleDay({ databaseUrl, context: createContext(db), folder, isShort: values.short })
        for (const problem of problems) console.error(`PROBLEM ${problem}`)
        console.log(problems.length === 0 ? 'who bought was served' : `${problems.length} problems`)
        if (problems.length > 0) process.exitCode = 1
      } finally {
        await db.destroy()
      }
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
