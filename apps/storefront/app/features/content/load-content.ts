import { createCacheableTransport, createShopClient } from '@shop/contract'
import type { ComponentContent, ContentKey } from '@shop/domain/content'
import type { Locale } from '@shop/domain/market'
import { clientSideDomain, logBrowserError } from '../../browser/environment.ts'

/** Content of an optional block; undefined when it does not exist or cannot be loaded (ERR-01). */
export async function loadContent(slug: ContentKey, locale: Locale): Promise<ComponentContent | undefined> {
  const client = createShopClient(createCacheableTransport('/api'), {
    host: clientSideDomain(),
    onError: error => logBrowserError(error.message, error.errors),
  })
  const result = await client.call('getContent', { slug, locale }).catch(() => undefined)
  return result?.content ?? undefined
}
