import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/bootstrap/chromium.mjs'

// Journeys read STANDINS_PORT to look into the stand-ins; `npm test` chooses free ports and an empty data folder.
process.env.PORT ??= '3900'
process.env.MIDDLEWARE_PORT ??= '3901'
process.env.LIVE_PORT ??= '3902'
process.env.STANDINS_PORT ??= '3903'
process.env.WORKER_PORT ??= '3904'
process.env.STANDINS_SMTP_PORT ??= '3905'
// All shoppers of a journey come from this machine.
process.env.UNLIMITED_NETWORKS ??= '127.0.0.1,::1'
process.env.DATA_DIR ??= join(import.meta.dirname, '.data/e2e')

// Hang guards, not limits: machines differ, and no journey may fail because one is slow.
const hangGuardMs = 240_000

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/shop/wait-for-search.ts',
  timeout: hangGuardMs,
  globalTimeout: 30 * 60_000,
  expect: { timeout: hangGuardMs / 4 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    baseURL: `http://sk.localhost:${process.env.PORT}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        '--host-resolver-rules=MAP *.localhost 127.0.0.1',
        // A proxy of the environment is for the world outside, not for this machine's shop.
        '--no-proxy-server',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" scripts/run.ts`,
    url: `http://127.0.0.1:${process.env.PORT}/readyz`,
    timeout: hangGuardMs,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
})
