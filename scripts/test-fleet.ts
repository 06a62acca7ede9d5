// Proves that a shop of several machines loses nothing: npm run test:fleet
// Three processes that shoppers see and two workers on one new database, behind HAProxy as deploy/haproxy configures it, without
// sticky sessions. While people buy and others stay signed in, one process is killed, and then all are replaced one after another.
// --short kills one of two and replaces the other.
// Needs HAProxy (apt-get install haproxy); without it nothing is proven, and it says so.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seed } from '@shop/demo/seed'
import { createContext, openDatabase } from '@shop/engine/database'
import { findHaproxy } from './fleet/balancer.ts'
import { proveFleet } from './fleet/prove-fleet.ts'
import { withFreshDatabase } from './postgres/with-fresh-database.ts'
import { endWithMessage } from './run/end-with-message.ts'

await endWithMessage(async () => {
  const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
  const haproxy = findHaproxy()
  if (!haproxy) return console.log('skipped: there is no haproxy on this machine')
  console.log(haproxy)
  const folder = mkdtempSync(join(tmpdir(), 'anvil-fleet-'))
  try {
    await withFreshDatabase({ durable: true }, async databaseUrl => {
      await seed(databaseUrl)
      const db = openDatabase({ databaseUrl, poolSize: 4 })
      try {
        const problems = await proveFleet({ databaseUrl, context: createContext(db), folder, isShort: values.short })
        for (const problem of problems) console.error(`PROBLEM ${problem}`)
        console.log(problems.length === 0 ? 'nothing was lost' : `${problems.length} problems`)
        if (problems.length > 0) process.exitCode = 1
      } finally {
        await db.destroy()
      }
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
