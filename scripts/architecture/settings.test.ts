import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings as readLive } from '../../apps/live/config.ts'
import { readSettings as readMiddleware } from '../../apps/middleware/config.ts'
import { readSettings as readStorefront } from '../../apps/storefront/config.ts'

const root = join(import.meta.dirname, '../..')
const DATABASE_URL = 'postgres://shop@localhost/anvil'

/** Files of production code below a folder, relative to the repository. */
function sourcesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|fixtures)\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !/\/(?:node_modules|build|generated|testing|\.react-router)\//.test(path))
}

const sources = [...sourcesOf('apps'), ...sourcesOf('packages'), ...sourcesOf('content')]
// The config of an app, and what it has in files of its own.
const configs = sources.filter(path => /\/apps\/[^/]+\/(?:config|src\/\w+\/read-[a-z-]+(?:settings|admin))\.ts$/.test(path))

/** Hosts that code may name: this machine, names that lead nowhere by definition, and names of formats. */
const HOSTS =
  /^(?:(?:[a-z]{2}\.)?localhost|127\.0\.0\.1|.+\.invalid|.+\.example|anvil\.[a-z]{2}|www\.(?:w3|aiim)\.org|www\.sitemaps\.org|(?:www|base)\.google\.com|www\.googleapis\.com|schema\.org|json-schema\.org)$/

test('API-50 the apps listen on 3000, 4000 and 8181', () => {
  expect(readStorefront({}).port).toBe(3000)
  expect(readLive({ DATABASE_URL }).port).toBe(4000)
  expect(readMiddleware({ DATABASE_URL }).port).toBe(8181)
})

test('websockets go to the live app of the same process unless another one is named', () => {
  expect(readStorefront({ LIVE_PORT: '4100' })).toMatchObject({ isLiveElsewhere: false, liveUrl: 'http://127.0.0.1:4100' })
  const named = { LIVE_URL: 'http://live.example' }
  expect(readStorefront(named)).toMatchObject({ isLiveElsewhere: true, liveUrl: named.LIVE_URL })
})

test('API-51 settings are read in the config of an app, and each is documented', () => {
  const readers = sources.filter(path => /process\.env/.test(readFileSync(path, 'utf8')))
  expect(readers.filter(path => !configs.includes(path))).toEqual([])
  const documented = readFileSync(join(root, 'docs/settings.md'), 'utf8')
  const names = configs.flatMap(path =>
    [...readFileSync(path, 'utf8').matchAll(/\benv\.([A-Z][A-Z_]+)/g)].map(([, name]) => name),
  )
  expect(names.length).toBeGreaterThan(15)
  for (const name of new Set(names)) expect(documented, `${name} is missing in docs/settings.md`).toContain(`${name}\``)
})

test('API-51 no URL of an external service is in the code', () => {
  const named = sources.flatMap(path =>
    [...readFileSync(path, 'utf8').matchAll(/\b(?:https?|wss?|smtps?):\/\/([\w.-]+\.[\w.-]*\w)/g)].map(([, host]) => ({
      path,
      host,
    })),
  )
  expect(named.filter(({ host = '', path }) => !HOSTS.test(host) && !configs.includes(path))).toEqual([])
})

test('API-51 no key, salt, token or password is in the code', () => {
  const literal = /\b\w*(?:api_?key|secret|salt|password|passwd|token)\w*\s*[:=]\s*['"`](?=[^'"`\s]*\d)[\w+/=-]{12,}['"`]/gi
  // The values of the reference's examples, by name: a real one in a row of operations is still found.
  const example =
    /'(?:Strong-sword-7|Other-sword-8|Jm0Wc9sX1qk3yV7uT5rP2oN8mL6kI4hG0fE1dC3bA5Z|6f6b7a52-8c1b-4c5e-9d3a-2f1e0d9c8b7a)'$/
  const found = sources.flatMap(path =>
    (readFileSync(path, 'utf8').match(literal) ?? []).filter(text => !example.test(text)).map(text => ({ path, text })),
  )
  expect(found).toEqual([])
  expect("apiKey: 'a1b2c3d4e5f6g7h8'").toMatch(new RegExp(literal.source, 'i'))
})

test('API-51 the mail server is a setting, and by default the local stand-in', async () => {
  const { readSettings } = await import('../../apps/worker/config.ts')
  expect(readSettings({ DATABASE_URL, STANDINS_SMTP_PORT: '4444' }).smtpUrl).toBe('smtp://127.0.0.1:4444')
  expect(readSettings({ DATABASE_URL, SMTP_URL: 'smtps://mail.example' }).smtpUrl).toBe('smtps://mail.example')
})
