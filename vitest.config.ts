import { defineConfig } from 'vitest/config'

// Hang guards, not limits: machines differ, and no test may fail because one is slow.
const hangGuardMs = 600_000
const database = [
  'packages/engine/**/*.test.ts',
  'apps/{middleware,live,worker}/**/*.test.ts',
  'demo/src/seed{,-products}.test.ts',
  'scripts/admin/**/*.test.ts',
  'scripts/import/**/*.test.ts',
]
const ignored = ['**/node_modules/**', '**/build/**', '**/.data/**', 'e2e/**']

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{apps,packages,demo,scripts,content}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, ...database],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: database,
          exclude: ignored,
          globalSetup: ['scripts/postgres/test-database.ts'],
        },
      },
    ],
    testTimeout: hangGuardMs,
    hookTimeout: hangGuardMs,
    teardownTimeout: 30_000,
    pool: 'forks',
    maxWorkers: process.env.VITEST_MAX_WORKERS ?? '50%',
  },
})
