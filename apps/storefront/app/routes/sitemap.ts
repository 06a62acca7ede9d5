import { loadSitemap } from '../features/search-engine/load-sitemap.server.ts'
import { cacheableText } from '../shop/cacheable-text.server.ts'
import { localPortOf } from '../shop/local-port.ts'
import { pageNotFound } from '../shop/page-not-found.ts'
import { requestInputContext, shopContext } from '../shop/request-context.server.ts'
import type { Route } from './+types/sitemap'

/** The sitemaps of a host, and no other files. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const localPort = localPortOf(context.get(requestInputContext).host)
  const xml = await loadSitemap(params.file ?? '', { shop: context.get(shopContext), localPort })
  if (xml === undefined) throw pageNotFound()
  return cacheableText(request, xml, 'application/xml; charset=utf-8')
}
