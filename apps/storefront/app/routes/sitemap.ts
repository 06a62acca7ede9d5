import { cacheableText } from '../request/file-response.server.ts'
import { pageNotFound } from '../request/not-found.ts'
import { localPortOf, requestInputContext, shopContext } from '../request/request-context.server.ts'
import { loadSitemap } from '../seo/sitemap.server.ts'
import type { Route } from './+types/sitemap'

/** The sitemaps of a host, and no other files. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const localPort = localPortOf(context.get(requestInputContext).host)
  const xml = await loadSitemap(params.file ?? '', { shop: context.get(shopContext), localPort })
  if (xml === undefined) throw pageNotFound()
  return cacheableText(request, xml, 'application/xml; charset=utf-8')
}
