import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, dropDatabase, migrate } from '@shop/engine/database'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

let cleanUp: () => Promise<void> = async () => undefined

/**
 * Before the tests that need PostgreSQL: one server for the whole run (TEST_DATABASE_URL, else our own in a temporary
 * folder) with one migrated database, which each test file clones.
 */
export async function setup(project: TestProject): Promise<void> {
  const server = process.env.TEST_DATABASE_URL ? takeGivenServer(process.env.TEST_DATABASE_URL) : await startOwnServer()
  cleanUp = server.cleanUp
  try {
    await createDatabase(server.templateUrl)
    await migrate(server.templateUrl)
  } catch (error) {
    await cleanUp()
    throw error
  }
  project.provide('templateDatabaseUrl', server.templateUrl)
}

export async function teardown(): Promise<void> {
  await cleanUp()
}

function takeGivenServer(serverUrl: string) {
  const templateUrl = new URL(serverUrl)
  templateUrl.pathname = `/template_${randomBytes(6).toString('hex')}`
  return { templateUrl: templateUrl.href, cleanUp: () => dropDatabase(templateUrl.href) }
}

async function startOwnServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'anvil-test-'))
  const postgres = await startPostgres({ dataDir, durable: false, log: () => undefined })
  return {
    templateUrl: postgres.urlOf('template_anvil'),
    cleanUp: async () => {
      await postgres.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
