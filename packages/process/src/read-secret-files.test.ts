import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSecretFiles } from './read-secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'anvil-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function aFile(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

test('API-51 a secret is the content of the file that is named, without the line break at its end', () => {
  const problems: string[] = []
  const dkim = '-----BEGIN KEY-----\nabc\n-----END KEY-----\n'
  const env = readSecretFiles(
    {
      PORT: '3000',
      DATABASE_URL_FILE: aFile('database', 'postgres://shop:secret@db/anvil\n'),
      DKIM_KEY_FILE: aFile('dkim', dkim),
      ORDERS_TOKEN_SECRET: 'given as it is',
    },
    problems,
  )
  expect(problems).toEqual([])
  expect(env).toMatchObject({
    PORT: '3000',
    DATABASE_URL: 'postgres://shop:secret@db/anvil',
    DKIM_KEY: dkim.trimEnd(),
    ORDERS_TOKEN_SECRET: 'given as it is',
  })
})

test('a file that is missing, empty or given next to the setting itself is named, and no content is', () => {
  const problems: string[] = []
  const missing = join(folder, 'missing')
  const empty = aFile('empty', '\n')
  readSecretFiles(
    {
      PAYMENT_API_KEY_FILE: missing,
      PAYMENT_HMAC_KEY_FILE: empty,
      SMTP_URL: 'smtps://user:hidden@mail.example',
      SMTP_URL_FILE: aFile('smtp', 'smtps://user:hidden@mail.example'),
    },
    problems,
  )
  expect(problems).toEqual([
    `PAYMENT_API_KEY_FILE=${missing} cannot be read (ENOENT)`,
    `PAYMENT_HMAC_KEY_FILE=${empty} is an empty file`,
    'SMTP_URL and SMTP_URL_FILE are both given: leave one of them out',
  ])
})

test('other settings that name files are left alone', () => {
  const given = { SSL_CERT_FILE: '/nowhere', LOG_FILES: '5' }
  const problems: string[] = []
  expect(readSecretFiles(given, problems)).toEqual(given)
  expect(problems).toEqual([])
})
