import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/bootstrap/chromium.mjs'
import { HANG_GUARD_MS, WIDE_JOURNEYS } from './scripts/test/lanes.mjs'

// Journeys read STANDINS_PORT to look into the stand-ins; `npm test` chooses free ports and an empty data folder.
process.env.PORT ??= '3900'
process.env.MIDDLEWARE_PORT ??= '3901'
process.env.LIVE_PORT ??= '3902'
process.env.ORDERS_PORT ??= '3906'
process.env.STANDINS_PORT ??= '3903'
process.env.WORKER_PORT ??= '3904'
process.env.STANDINS_SMTP_PORT ??= '3905'
// All shoppers of a journey come from this machine.
process.env.UNLIMITED_NETWORKS ??= '127.0.0.1,::1'
// Delivery addresses of one country are looked up on the map.
process.env.ADDRESS_CHECK_MARKETS ??= 'FI'
// Pages of one country are told nothing while they are open.
process.env.LIVE_OFF_MARKETS ??= 'HR'
// Pages and the database are waited for, however slow the machine is.
process.env.BROWSING_WAIT_SECONDS ??= '0'
process.env.DATABASE_WAIT_SECONDS ??= '30'
process.env.DATA_DIR ??= join(import.meta.dirname, '.data/e2e')

const wide = Object.keys(WIDE_JOURNEYS).map(file => basename(file))
/** The shop is filled before the first journey, on a machine that may do something else besides. */
const SHOP_GUARD_MS = 15 * 60_000

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/shop/wait-for-search.ts',
  globalTimeout: 85 * 60_000,
  expect: {
    timeout: HANG_GUARD_MS.fast / 5,
    toHaveScreenshot: {
      pathTemplate: join(import.meta.dirname, 'e2e/screens/at/{arg}{ext}'),
      // Stored in few colours, so that a colour may be a little off; and edges of letters, which another build of the browser
      // smooths in another way. A button that has moved by some pixels differs in hundreds.
      threshold: 0.2,
      maxDiffPixels: 120,
    },
  },
  // Only `npm run screens -- update` stores how something looks.
  updateSnapshots: 'none',
  fullyParallel: true,
  // More than cores: browsers also wait, for answers and for animations.
  workers: process.env.PLAYWRIGHT_WORKERS ? Number(process.env.PLAYWRIGHT_WORKERS) : availableParallelism() + 1,
  projects: [
    // First, because one of them at the end would leave the other core without work.
    { name: 'wide', testMatch: wide, timeout: HANG_GUARD_MS.wide },
    { name: 'fast', testIgnore: wide, timeout: HANG_GUARD_MS.fast },
  ],
  retries: 0,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    baseURL: `http://sk.localhost:${process.env.PORT}`,
    // Without pictures and snapshots of every step, which cost a fifth of the run; the last page of a failure is kept.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findChromium({ forJourneys: true }),
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
        // Letters are drawn the same on every machine.
        '--font-render-hinting=none',
        '--disable-lcd-text',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" scripts/test/shop-with-log.mjs`,
    url: `http://127.0.0.1:${process.env.PORT}/readyz`,
    timeout: SHOP_GUARD_MS,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
})
