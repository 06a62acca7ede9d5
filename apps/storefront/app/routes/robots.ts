import { originOf } from '@shop/domain/market'
import { cacheableText } from '../request/file-response.server.ts'
import { localPortOf, requestInputContext, shopContext } from '../request/request-context.server.ts'
import { robotsText } from '../seo/crawler-files.ts'
import type { Route } from './+types/robots'

/** What search engines may visit of a host: the markets' hosts are open, local ones where a setting opens them, unknown ones never. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const { host, isUnknownHost, opensAllHosts = false } = context.get(requestInputContext)
  const { market } = context.get(shopContext)
  const isOpen = !isUnknownHost && (opensAllHosts || url.hostname === market.productionHost)
  const origin = originOf(market, localPortOf(host) ?? undefined)
  return cacheableText(request, robotsText({ origin, isOpen }), 'text/plain; charset=utf-8')
}
