import { ERROR_STATUSES } from '@shop/contract'
import { openApiDocument } from '@shop/contract/openapi'
import { OPERATIONS } from '@shop/contract/operations'
import { describe, expect, test } from 'vitest'
import { openTestMiddleware } from '../middleware.fixtures.ts'
import { codeView, jsonView } from './code-view.ts'
import { curlOf } from './curl-of.ts'
import { html, prose } from './html.ts'
import { fieldsView } from './schema-view.ts'

const middleware = await openTestMiddleware({ isEmpty: true })
const { body, headers, statusCode } = await middleware.server.inject({ url: '/reference', headers: { host: 'de.localhost' } })

describe('the page of the reference', () => {
  test('API-02 has every path of the document, each under an anchor of its own', () => {
    expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'text/html; charset=utf-8' })
    const { paths } = openApiDocument() as { paths: Record<string, Record<string, { operationId: string }>> }
    for (const [path, methods] of Object.entries(paths)) {
      const { operationId } = methods.post ?? Object.values(methods)[0] ?? { operationId: '' }
      expect(body).toContain(`id="${operationId}"`)
      expect(body, path).toContain(path)
    }
    for (const name of Object.keys(OPERATIONS)) expect(body).toContain(`curl https://anvil.de/api/new-ct/${name}`)
  })

  test('every link within the page leads somewhere, and no anchor comes twice', () => {
    const anchors = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(anchors).size).toBe(anchors.length)
    for (const [, target] of body.matchAll(/href="#([^"]+)"/g)) expect(anchors, target).toContain(target)
  })

  test('explains every error code', () => {
    for (const code of Object.keys(ERROR_STATUSES)) expect(body).toContain(`<code>${code}</code>`)
  })

  test('loads nothing, runs its own script alone, and is framed by no page', () => {
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+='; script-src 'sha256-[\w+/]+='; /)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(body.match(/<script/g)).toHaveLength(1)
    expect(body).not.toMatch(/ (?:src|style|on\w+)=/)
    expect(headers).not.toHaveProperty('set-cookie')
  })

  test('may be kept and asked for again', async () => {
    const again = await middleware.server.inject({
      url: '/reference',
      headers: { host: 'de.localhost', 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })
})

test('text stays text in the page', () => {
  const hostile = '<script>alert("x")</script>\' & `code`'
  const shown = [
    html`<p title="${hostile}">${hostile}</p>`,
    jsonView({ [hostile]: hostile }),
    codeView('x', html`${hostile}`),
    prose(hostile),
    fieldsView({ properties: { [hostile]: { description: hostile, enum: [hostile], pattern: hostile } } }, 'required'),
  ]
  for (const view of shown) expect(view?.text).not.toContain('<script')
})

test('a call can be pasted into a shell', () => {
  const endpoint = { operationId: 'x', tags: [], summary: '', responses: {} }
  const post = { ...endpoint, requestBody: { content: { 'application/json': { schema: {}, example: [{ name: "d'Or" }] } } } }
  expect(curlOf('post', '/new-ct/x', post, false)).toBe(
    `curl https://anvil.de/api/new-ct/x \\\n  -b cookies.txt -c cookies.txt \\\n  -H 'content-type: application/json' \\\n  -d '[{"name":"d'\\''Or"}]'`,
  )
  const get = {
    ...endpoint,
    parameters: [
      { name: 'slug', in: 'path', example: 'a b' },
      { name: 'params', in: 'query', content: { 'application/json': { schema: {}, example: { limit: 1 } } } },
      { name: 'left', in: 'query' },
    ],
  }
  expect(curlOf('get', '/cms/{slug}', get, true)).toBe(
    `curl -G https://anvil.de/api/cms/a%20b \\\n  --data-urlencode 'params={"limit":1}'`,
  )
})
