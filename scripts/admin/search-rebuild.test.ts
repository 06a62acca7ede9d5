import { afterEach, expect, test, vi } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const { run } = await openTestAdmin()
afterEach(() => vi.unstubAllEnvs())

test('SEARCH-17 a shop that searches by itself has no indexes to build again, and a cluster that is away is named', async () => {
  vi.stubEnv('OPENSEARCH_URL', '')
  await expect(run('search', 'rebuild')).rejects.toThrow('OPENSEARCH_URL is not set')
  vi.stubEnv('OPENSEARCH_URL', 'http://127.0.0.1:9')
  await expect(run('search', 'rebuild')).rejects.toThrow()
})
