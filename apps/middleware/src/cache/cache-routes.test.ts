import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readContent } from '@shop/content'
import { findAuditLines } from '@shop/engine/audit'
import { expect, test } from 'vitest'
import { openTestMiddleware, send } from '../middleware.fixtures.ts'
import { isCacheAdmin } from './cache-admin.ts'

const cacheAdmin = { user: 'keeper', password: 'a long: password 7' }
const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
const right = basic(cacheAdmin.user, cacheAdmin.password)
const middleware = await openTestMiddleware({ cacheAdmin })

const purge = (headers: Record<string, string>, to = middleware) =>
  send(to, { method: 'POST', url: '/admin/cache/purge', headers: { host: 'sk.localhost', ...headers } })

test('AUTH-20 the administrator purges the caches, and is told which', async () => {
  const { status, body, headers } = await purge({ authorization: right })
  expect({ status, body }).toEqual({ status: 200, body: { purged: ['content'] } })
  expect(headers['cache-control']).toBe('no-store')
  expect(middleware.logLines.join('')).not.toContain(cacheAdmin.password)
  const [line] = await findAuditLines(middleware.engine, { noun: 'cache' }, 1)
  expect(line).toMatchObject({ actor: 'keeper', command: 'POST /admin/cache/purge', action: 'done' })
})

test.each([
  undefined,
  '',
  'Basic',
  'Basic !!!',
  `Bearer ${right.slice(6)}`,
  basic('keeper', 'a long: password 8'),
  basic('keeper', ''),
  basic('', 'a long: password 7'),
  basic('other', 'a long: password 7'),
  `${right} ${right}`,
])('AUTH-20 with %s nothing is purged', async authorization => {
  const { status, body, headers } = await purge(authorization === undefined ? {} : { authorization })
  expect({ status, body }).toMatchObject({ status: 401, body: { errors: [{ code: 'invalid_client' }] } })
  expect(headers['www-authenticate']).toMatch(/^Basic realm=/)
})

test('AUTH-20 a name and a password are one pair, wherever a colon is', () => {
  expect(isCacheAdmin({ user: 'keeper', password: 'a:b' }, basic('keeper', 'a:b'))).toBe(true)
  expect(isCacheAdmin({ user: 'keeper', password: 'ä 💧' }, basic('keeper', 'ä 💧'))).toBe(true)
})

test('AUTH-20 neither a page of another site nor a GET purges with the password a browser remembers', async () => {
  for (const site of [
    ['origin', 'https://evil.example'],
    ['sec-fetch-site', 'cross-site'],
  ] as const)
    expect((await purge({ authorization: right, [site[0]]: site[1] })).status).toBe(403)
  const read = await send(middleware, { url: '/admin/cache/purge', headers: { host: 'sk.localhost', authorization: right } })
  expect(read).toMatchObject({ status: 405, headers: { allow: 'POST' } })
})

test('AUTH-20 without an administrator in the environment there is no such address', async () => {
  const open = await openTestMiddleware({ isEmpty: true })
  for (const authorization of [right, basic('', ''), basic('undefined', 'undefined')])
    expect((await purge({ authorization }, open)).status).toBe(404)
})

test('AUTH-20 once the administrator is answered no answer is the one from before', async () => {
  const ask = () => middleware.transport({ operation: 'listPages', payload: [{ locale: 'sk-SK' }], host: 'sk.localhost' })
  await middleware.model.catchUp()
  const before = await ask()
  await middleware.server.inject({
    method: 'POST',
    url: '/admin/cache/purge',
    headers: { host: 'sk.localhost', authorization: right },
  })
  expect((await ask()).body).not.toBe(before.body)
})

test('AUTH-20 purged content is what editors have written since, and what it was when it cannot be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    cpSync(new URL('../../../../content/texts/de/', import.meta.url), join(folder, 'de'), { recursive: true })
    const library = readContent({ folder: pathToFileURL(`${folder}/`), onInvalidKey: () => undefined })
    const before = library.find('trusted-brands', 'de-DE')
    const { source: _source, key: _key, ...fields } = before!
    writeFileSync(join(folder, 'de/trusted-brands.json'), JSON.stringify({ ...fields, title: 'Neue Marken' }))
    expect(library.find('trusted-brands', 'de-DE')).toEqual(before)
    library.reload()
    expect(library.find('trusted-brands', 'de-DE')).toEqual({ ...before, title: 'Neue Marken' })
    rmSync(folder, { recursive: true })
    expect(() => library.reload()).toThrow('ENOENT')
    expect(library.find('trusted-brands', 'de-DE')).toEqual({ ...before, title: 'Neue Marken' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
