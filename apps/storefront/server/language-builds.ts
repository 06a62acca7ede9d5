import { isLanguage } from '@shop/domain/market'
import type { ServerBuild } from 'react-router'

/**
 * The build for a path: without the pages of other language prefixes. The table has every page once per prefix, and the
 * router tries row after row, twice for every page: of 150 rows those that cannot match took 0.3 ms.
 */
export function createLanguageBuilds(build: ServerBuild): (pathname: string) => ServerBuild {
  const routes = Object.entries(build.routes)
  const prefixes = new Set(routes.flatMap(([id]) => prefixOf(id) ?? []))
  const builds = new Map<string | undefined, ServerBuild>()
  return pathname => {
    const [, first] = /^\/([a-z]{2})(?:[/.]|$)/.exec(pathname) ?? []
    const prefix = first !== undefined && prefixes.has(first) ? first : undefined
    const known = builds.get(prefix)
    if (known) return known
    const own = routes.filter(([id]) => [undefined, prefix].includes(prefixOf(id)))
    const made: ServerBuild = { ...build, routes: Object.fromEntries(own) }
    builds.set(prefix, made)
    return made
  }
}

/** The language prefix of a page by its route's id, such as `fr` of `fr-search`; undefined for what has none. */
function prefixOf(id: string): string | undefined {
  const [first = ''] = id.split('-')
  return isLanguage(first) ? first : undefined
}
