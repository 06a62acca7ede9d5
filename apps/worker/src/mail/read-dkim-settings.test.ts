import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSettings } from '../../config.ts'

const env = { DATABASE_URL: 'postgres://shop@localhost/anvil' }

function pemOf(modulusLength: number): string {
  return generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

test('mails are signed with the key of the settings for the domain of the sender, and with none without one', () => {
  const pem = pemOf(1024)
  const key = { DKIM_SELECTOR: 'shop2026', DKIM_KEY: pem.replaceAll('\n', '\\n') }
  const { dkim } = readSettings({ ...env, ...key, MAIL_FROM: 'orders@shop.example' })
  expect(dkim).toEqual({ domain: 'shop.example', selector: 'shop2026', privateKey: pem })
  expect(readSettings(env).dkim).toBeUndefined()
})

test.each([
  [{ DKIM_SELECTOR: 'shop2026' }, 'DKIM_SELECTOR and DKIM_KEY belong together'],
  [{ DKIM_SELECTOR: 'shop 2026', DKIM_KEY: pemOf(1024) }, 'DKIM_SELECTOR is not a name'],
  [{ DKIM_SELECTOR: 'shop2026', DKIM_KEY: 'secret' }, 'DKIM_KEY is not a private RSA key of at least 1024 bits'],
  [{ DKIM_SELECTOR: 'shop2026', DKIM_KEY: pemOf(512) }, 'DKIM_KEY is not a private RSA key of at least 1024 bits'],
  [{ MAIL_RETURN_PATH: 'bounces' }, 'MAIL_RETURN_PATH=bounces is not an address'],
])('what cannot be used ends the start: %#', (settings, problem) => {
  expect(() => readSettings({ ...env, ...settings })).toThrow(problem)
  expect(() => readSettings({ ...env, ...settings })).not.toThrow('secret')
})
