import { defaultLanguageOf, isLanguage, localeOf, type Market } from '@shop/domain/market'
import { FILE_CACHE, streamText } from '../request/file-response.server.ts'
import { prepareMessages } from '../request/messages.ts'
import { pageNotFound } from '../request/not-found.ts'
import { localPortOf, requestInputContext, shopContext } from '../request/request-context.server.ts'
import { writeFeed } from '../seo/feed.server.ts'
import type { Route } from './+types/feed'

/** The feed of a market for product ads; a market of several languages has one for each (`merchant-nl.xml`). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const language = languageOfFeed(params.file ?? '', shop.market)
  if (!language) throw pageNotFound()
  const t = await prepareMessages(localeOf(shop.market, language))
  const localPort = localPortOf(context.get(requestInputContext).host)
  const chunks = writeFeed({ shop, language, localPort, description: t('home.metaDescription') })
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': FILE_CACHE, vary: 'Host' }
  return new Response(await streamText(chunks), { headers })
}

function languageOfFeed(name: string, market: Market) {
  const match = /^merchant(?:-([a-z]{2}))?$/.exec(name)
  if (!match) return undefined
  const language = match[1] ?? defaultLanguageOf(market)
  return isLanguage(language) && market.languages.includes(language) ? language : undefined
}
