import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fail, say } from './progress.mjs'
import { runProgram } from './run-program.mjs'
import { toolOf } from './tool.mjs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Debian's Chromium without windows, on which journeys take two thirds of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Path of a browser: CHROMIUM_PATH, one of the machine (for journeys one without windows first), or Playwright's own. Undefined
 * when no browser is found. A file that cannot tell its version (Ubuntu's placeholder for a snap) does not count.
 */
export async function findChromium({ forJourneys = false } = {}) {
  if (process.env.CHROMIUM_PATH) {
    if (!runs(process.env.CHROMIUM_PATH)) fail(`CHROMIUM_PATH=${process.env.CHROMIUM_PATH} is not a browser that runs.`)
    return process.env.CHROMIUM_PATH
  }
  const { chromium } = await import('@playwright/test')
  const places = [...usualPlaces, chromium.executablePath()]
  return (forJourneys ? [HEADLESS_SHELL, ...places] : [...places, HEADLESS_SHELL]).find(runs)
}

/**
 * Path of a browser for journeys, which is installed where it is missing: for root on Debian the one without windows, elsewhere
 * Playwright's own build where no browser is found.
 */
export async function provideChromium(node) {
  const found = await findChromium({ forJourneys: true })
  const isRootOnDebian = process.getuid?.() === 0 && isDebian()
  if (found && (process.env.CHROMIUM_PATH || found === HEADLESS_SHELL || !isRootOnDebian)) return found
  if (isRootOnDebian) {
    say('installing chromium-headless-shell with apt-get (the journeys need a browser)')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const updated = await runProgram('apt-get', ['update', '-qq'], { env, label: 'apt-get update' })
    const arguments_ = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']
    if (updated === 0) await runProgram('apt-get', arguments_, { env, label: 'apt-get install chromium-headless-shell' })
  } else {
    say('installing Chromium with Playwright (the journeys need a browser)')
    const arguments_ = [toolOf('@playwright/test', 'playwright'), 'install', 'chromium']
    if (process.getuid?.() === 0) arguments_.push('--with-deps')
    await runProgram(node, arguments_, { label: 'playwright install chromium' })
  }
  const installed = await findChromium({ forJourneys: true })
  if (!installed) {
    console.error('The journeys in e2e/ need Chromium, and it could not be installed (see above): connect to the network,')
    console.error('install it yourself, or set CHROMIUM_PATH to a Chromium or Chrome.')
  }
  return installed
}

function runs(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}
