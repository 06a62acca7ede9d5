import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

const { webServer: _shared, globalSetup: _waiting, projects: _lanes, ...common } = journeys

/** Of `npm run screens`: the shop of the journeys is not needed, these pictures are of one in which nothing has happened. */
export default defineConfig(common, {
  testDir: join(import.meta.dirname, '..'),
  timeout: 60 * 60_000,
  projects: [
    { name: 'stored', testMatch: 'screens.spec.ts' },
    { name: 'docs', testMatch: 'screens/document-screens.ts' },
  ],
})
