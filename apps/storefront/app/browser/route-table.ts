import { isLanguage, type Language } from '@shop/domain/market'

/** The table of routes, as the router takes it from the window. */
interface RouteTable {
  readonly routes: Record<string, unknown>
}

/**
 * Takes the pages of languages that a market does not have out of the table: the router tries every route for each address
 * it matches, and four of five belong to other markets. Ids begin with the language of their prefix (`routes.ts`).
 */
export function dropForeignRoutes({ routes }: RouteTable, languages: readonly Language[]): void {
  for (const id of Object.keys(routes)) {
    const prefix = id.split('-', 1)[0] ?? ''
    if (isLanguage(prefix) && !languages.includes(prefix)) delete routes[id]
  }
}
