import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { HANG_GUARD_MS, WIDE_TESTS } from './scripts/test/lanes.mjs'

const database = [
  'packages/engine/**/*.test.ts',
  'apps/{middleware,live,worker}/**/*.test.ts',
  'demo/src/seed{,-products}.test.ts',
  'scripts/{access,admin,backup}/**/*.test.ts',
  'scripts/deploy/told-figures.test.ts',
  'scripts/export/**/*.test.ts',
  'scripts/import/**/*.test.ts',
  'scripts/report/**/*.test.ts',
]
/** Rules whose tests replace a module, or begin with one that has loaded nothing yet: each in a process of its own. */
const apart = [
  'packages/integrations/src/mail/encoded-text.test.ts',
  'apps/storefront/server/serve-documents.test.ts',
  'apps/storefront/**/page-messages.test.ts',
]
const ignored = ['**/node_modules/**', '**/build/**', '**/.data/**', 'e2e/**']
const wide = Object.keys(WIDE_TESTS)
const postgres = { globalSetup: ['scripts/postgres/test-database.ts'] }

/** Tests of a lane, with its hang guards. */
const project = (name: string, lane: keyof typeof HANG_GUARD_MS, settings: object) => ({
  extends: true as const,
  test: { name, testTimeout: HANG_GUARD_MS[lane], hookTimeout: HANG_GUARD_MS[lane], ...settings },
})

export default defineConfig({
  test: {
    projects: [
      // First, because one of them at the end would leave the other core without work.
      project('wide', 'wide', { include: wide, exclude: ignored, ...postgres }),
      // Many files in one process: starting and importing for each took half of the time of those with a database, of which each
      // file has one of its own, and three quarters of that of the others.
      project('database', 'fast', { include: database, exclude: [...ignored, ...wide], isolate: false, ...postgres }),
      project('rules', 'fast', {
        include: ['{apps,packages,demo,content}/**/*.test.{ts,tsx}'],
        exclude: [...ignored, ...database, ...wide, ...apart],
        isolate: false,
      }),
      project('apart', 'fast', { include: ['scripts/**/*.test.ts', ...apart], exclude: [...ignored, ...database, ...wide] }),
    ],
    teardownTimeout: 30_000,
    pool: 'forks',
    maxWorkers: process.env.VITEST_MAX_WORKERS ?? availableParallelism(),
  },
})
