import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import { clientSideDomain } from '../browser/environment.ts'
import { runGuards } from './guards.ts'

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

/** Pages with a programming mistake, and the text that is specified for it. */
const MISTAKES: Readonly<Record<string, Partial<RouteModule>>> = {
  'unknown-middleware': { middleware: [() => runGuards(['login-requird'], {} as never)], loader: () => null },
  'client-domain': { loader: () => clientSideDomain() },
}

const server = createServer((incoming, answer) => {
  const handle = createRequestHandler(buildOf(MISTAKES), 'development')
  handle(new Request(new URL(incoming.url ?? '/', 'http://localhost'))).then(
    async response => answer.writeHead(response.status).end(await response.text()),
    error => answer.writeHead(500).end(String(error)),
  )
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => new Promise(resolve => server.close(resolve)))

/** What the build of a shop of these pages looks like; a module without a component answers as it is. */
function buildOf(modules: Readonly<Record<string, Partial<RouteModule>>>): ServerBuild {
  const routes = Object.entries(modules).map(([id, module]) => [id, { id, path: id, module }])
  return {
    entry: { module: { default: () => new Response() } },
    routes: Object.fromEntries(routes),
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: { v8_middleware: true },
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
}

const list = new URL('../../../../docs/exact-texts.json', import.meta.url)
const texts = (JSON.parse(await readFile(list, 'utf8')) as { id: string; message: string; saidBy: string }[]).filter(
  ({ saidBy }) => saidBy === 'mistake',
)

test('every mistake whose text is specified is made here', () => {
  expect(Object.keys(MISTAKES).sort()).toEqual(texts.map(({ id }) => id).sort())
})

test.each(texts)('GUARD-30, ERR-13 $id is answered over HTTP with 500 and the specified words', async ({ id, message }) => {
  const response = await fetch(`${origin}/${id}`)
  expect(response.status).toBe(500)
  expect(await response.text()).toContain(message)
})
