import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const ASSETS = path.join(import.meta.dirname, '../build/client/assets')
const BEGINNING = 'window.__reactRouterManifest='

/** What is read of the table of routes as React Router writes it. */
export interface RouteTable {
  readonly entry: { readonly imports: readonly string[] }
  readonly routes: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/**
 * The table of routes without what goes without saying: what a route does not have, scripts that each page has loaded before it reads
 * the table, and files, which are no pages the application goes to. That is most of it, which phones would parse before a page
 * comes alive.
 */
export function slimRoutes<Table extends RouteTable>(table: Table): Table {
  const always = new Set(table.entry.imports)
  const isSaid = (value: unknown) => value !== false && !(Array.isArray(value) && value.length === 0)
  const pages = Object.entries(table.routes).filter(([, route]) => !isFile(route))
  const routes = pages.map(([id, route]) => {
    const imports = ((route.imports ?? []) as readonly string[]).filter(file => !always.has(file))
    const said = Object.entries({ ...route, imports }).filter(([, value]) => isSaid(value))
    return [id, Object.fromEntries(said)] as const
  })
  return { ...table, routes: Object.fromEntries(routes) }
}

/** Whether a route answers with a file alone: it shows nothing, and its path ends as names of files do. */
function isFile({ hasDefaultExport, path: route }: Readonly<Record<string, unknown>>): boolean {
  return hasDefaultExport === false && /\.[a-z]+$/.test(String(route ?? ''))
}

/** Rewrites the table of routes of browsers, which React Router writes with the build of the server. */
export function slimRouteTable(): Plugin {
  return {
    name: 'slim-route-table',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'ssr',
    writeBundle() {
      for (const file of readdirSync(ASSETS).filter(name => /^manifest-.*\.js$/.test(name))) {
        const place = path.join(ASSETS, file)
        const text = readFileSync(place, 'utf8')
        if (!text.startsWith(BEGINNING)) throw new Error(`${file} is no table of routes`)
        const table = JSON.parse(text.slice(BEGINNING.length).replace(/;$/, '')) as RouteTable
        writeFileSync(place, `${BEGINNING}${JSON.stringify(slimRoutes(table))};`)
      }
    },
  }
}
