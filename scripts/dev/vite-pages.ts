import { createRequire } from 'node:module'
import path from 'node:path'
import { createServer, type DevEnvironment, type EnvironmentModuleNode, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { PageSource, StorefrontBuild } from '../../apps/storefront/server/page-source.ts'

const REPOSITORY = path.join(import.meta.dirname, '../..')
const STOREFRONT = path.join(REPOSITORY, 'apps/storefront')
const SERVER_BUILD = 'virtual:react-router/server-build'

/** Where packages are installed, which may be elsewhere and linked. */
const PACKAGES = path.join(createRequire(import.meta.url).resolve('vite/package.json'), '../..')

/**
 * Packages that Vite finds only while it transforms the first page. It would load that page again for them, and a file saved
 * in that moment would be missed.
 */
const PREPARED = ['cookie', 'zod', 'isbot', 'lru-cache', 'react-dom/server']

type Server = Parameters<PageSource['open']>[0]

interface ViteOptions {
  /** Awaited before a page or a call is answered; files of Vite do not wait. */
  readonly beforePage: () => Promise<void>
}

/** Pages that Vite transforms when they are requested and updates in the browser when their files change. */
interface VitePages extends PageSource {
  /** Loads all open pages again. */
  reload(): void
  /** Lays an error over all open pages. */
  showError(message: string): void
}

/** Vite as a part of the storefront's server. */
export async function openVite({ beforePage }: ViteOptions): Promise<VitePages> {
  const sent: { channel?: { send(payload: object): void } } = {}
  return {
    publicFolder: path.join(STOREFRONT, 'public'),
    // Vite's own listener takes them.
    ownsSocket: ({ headers }) => /^vite-(?:hmr|ping)$/.test(headers['sec-websocket-protocol'] ?? ''),
    reload: () => sent.channel?.send({ type: 'full-reload', path: '*' }),
    showError: message => sent.channel?.send({ type: 'error', err: { message, stack: '' } }),
    async open(server) {
      const vite = await createServer({
        root: STOREFRONT,
        configFile: path.join(STOREFRONT, 'vite.config.ts'),
        appType: 'custom',
        clearScreen: false,
        optimizeDeps: { include: PREPARED },
        server: {
          middlewareMode: true,
          hmr: { server: server.server, path: '/__hmr' },
          allowedHosts: ['.localhost'],
          fs: { allow: [REPOSITORY, PACKAGES] },
          // A save empties a file before it writes it. Read in between, its module would have no exports, and stay so: the two
          // changes of the file are told as one.
          watch: { awaitWriteFinish: { stabilityThreshold: 30, pollInterval: 10 } },
          // So that the first visit finds what it needs transformed. For browsers nothing of the server or of tests: Vite would
          // find packages in it, and load open pages again.
          warmup: {
            ssrFiles: ['app/entry.server.tsx', 'app/root.tsx', 'app/routes/*.tsx', '!app/routes/*.test.tsx'],
            clientFiles: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx', '!app/routes/*.{server,test}.tsx'],
          },
        },
      })
      sent.channel = vite.environments.client.hot
      const { ssr } = vite.environments
      if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the pages in this process')
      server.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done))
      server.addHook('onRequest', beforePage)
      addDevelopmentHeaders(server)
      server.addHook('onClose', () => vite.close())
      followServerModules(vite, ssr)
      return async () => {
        const build = await importWhole<StorefrontBuild['build']>(() => ssr.runner.import(SERVER_BUILD))
        const entry = build.entry.module as unknown as Pick<StorefrontBuild, 'createRequestContext'>
        return { build, createRequestContext: entry.createRequestContext }
      }
    },
  }
}

/**
 * Modules of one moment. A file that is saved while they are imported has some of them evaluated before it and others after it,
 * each half with its own copy of what both import: a page would look for its request under a key that no one has set. The next
 * import then gives other modules, so what is given twice is whole.
 */
async function importWhole<Modules>(load: () => Promise<unknown>): Promise<Modules> {
  let modules = await load()
  for (;;) {
    const again = await load()
    if (again === modules) return modules as Modules
    modules = again
  }
}

/**
 * Takes over saved files that only the server renders, and lays their errors over the pages until the next save. Vite's
 * client does so for its own modules alone.
 */
function followServerModules(vite: ViteDevServer, ssr: DevEnvironment): void {
  const { hot } = vite.environments.client
  let isBroken = false
  // A route that is loaded again asks for its data again, which hold the HTML of what only the server renders.
  const reloadRoute = (file: string) => {
    for (const module of vite.environments.client.moduleGraph.getModulesByFile(file) ?? [])
      void vite.environments.client.reloadModule(module)
  }
  vite.watcher.on('change', async file => {
    const modules = [...(ssr.moduleGraph.getModulesByFile(file) ?? [])]
    if (modules.length === 0) return
    try {
      for (const module of modules) {
        ssr.moduleGraph.invalidateModule(module)
        await ssr.transformRequest(module.url)
      }
      if (isBroken) hot.send({ type: 'full-reload', path: '*' })
      else for (const route of routesAbove(modules)) reloadRoute(route)
      isBroken = false
    } catch (error) {
      isBroken = true
      hot.send({ type: 'error', err: { message: error instanceof Error ? error.message : String(error), stack: '' } })
    }
  })
}

const ROUTE = /\/app\/(?:root|routes\/[\w-]+)\.tsx$/
const OF_SERVER = /\.server\.tsx?$/

/** Files of the routes that import modules by way of one of the server. */
function routesAbove(modules: readonly EnvironmentModuleNode[]): Set<string> {
  const found = new Set<string>()
  const seen = new Set<EnvironmentModuleNode>()
  const climb = (module: EnvironmentModuleNode, isOfServer: boolean) => {
    if (seen.has(module)) return
    seen.add(module)
    const file = module.file ?? ''
    if (isOfServer && ROUTE.test(file)) found.add(file)
    for (const importer of module.importers) climb(importer, isOfServer || OF_SERVER.test(file))
  }
  for (const module of modules) climb(module, false)
  return found
}

/** Pages are never stored, and may run the worker by which Vite's client waits for a server that restarts. */
function addDevelopmentHeaders(server: Server): void {
  server.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy')
    if (typeof policy !== 'string') return
    reply.header('content-security-policy', `${policy}; worker-src 'self' blob:`)
    reply.header('cache-control', 'no-store')
  })
}
