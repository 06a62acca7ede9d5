import type { ResultOf } from '@shop/contract'
import { MAX_PRODUCT_URLS } from '@shop/contract/product'
import { type Language, localeOf } from '@shop/domain/market'
import { isProductDetails, largestPictureOf, type ProductDetails, stillPictures } from '@shop/domain/product'
import { SHOP_NAME } from '@shop/domain/store'
import { navigationOf, trailToCategory } from '../catalogue/navigation.server.ts'
import { createHrefs } from '../href/hrefs.ts'
import type { MenuCategory } from '../request/category-view.ts'
import type { ShopRequest } from '../request/request-context.server.ts'
import { escapeXml } from './crawler-files.ts'
import { feedItemXml } from './feed-item.ts'
import { absoluteUrl } from './page-url.ts'

/** Products that are read at a time: the most `getProduct` answers. */
const BATCH = 100

interface FeedRequest {
  readonly shop: Pick<ShopRequest, 'client' | 'market'>
  readonly language: Language
  readonly localPort: number | null
  /** Words for the channel. */
  readonly description: string
}

/**
 * The feed of a market in a language for product ads, RSS 2.0 chunk by chunk, so that its size takes no memory. The
 * products are read as their pages read them; how many were left out stands at the end.
 */
export async function* writeFeed(feed: FeedRequest): AsyncGenerator<string, void> {
  const { shop, language, localPort, description } = feed
  const hrefs = createHrefs(shop.market, language)
  const home = absoluteUrl(shop.market, hrefs.home(), localPort)
  const { categories } = await shop.client.call('getCategory', { acceptLanguage: [language] })
  const { departments } = navigationOf(categories.results, shop.market.country, localeOf(shop.market, language))
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${escapeXml(SHOP_NAME)}</title><link>${escapeXml(home)}</link><description>${escapeXml(description)}</description>
`
  let written = 0
  let left = 0
  for await (const products of productsOf(feed)) {
    const items = products.map(product => itemOf(product, feed, departments)).filter(item => item !== undefined)
    written += items.length
    left += products.length - items.length
    yield items.map(item => `${item}\n`).join('')
  }
  yield `</channel></rss>\n<!-- ${written} items, ${left} left out -->\n`
}

async function* productsOf({ shop: { client }, language }: FeedRequest): AsyncGenerator<ProductDetails[], void> {
  let after: string | undefined
  do {
    const part: ResultOf<'getProductUrls'> = await client.call('getProductUrls', after ? { after } : {})
    const all = part.addresses.results.map(({ id }) => id)
    for (let start = 0; start < all.length; start += BATCH) {
      const ids = all.slice(start, start + BATCH)
      const { products } = await client.call('getProduct', { where: { ids }, limit: BATCH, locale: language }, 'product-details')
      const byId = new Map(products.results.filter(isProductDetails).map(product => [product.id, product]))
      yield ids.flatMap(id => byId.get(id) ?? [])
    }
    after = all.length === MAX_PRODUCT_URLS ? all.at(-1) : undefined
  } while (after)
}

function itemOf(product: ProductDetails, feed: FeedRequest, departments: readonly MenuCategory[]): string | undefined {
  const { shop, language, localPort } = feed
  const locale = localeOf(shop.market, language)
  const slug = product.slug[language]
  if (slug === undefined) return undefined
  const leaf = product.categories.at(-1)
  return feedItemXml({
    product,
    country: shop.market.country,
    locale,
    url: absoluteUrl(shop.market, createHrefs(shop.market, language).product(slug), localPort),
    imageUrls: stillPictures(product.masterVariant.images).map(image =>
      absoluteUrl(shop.market, largestPictureOf(image), localPort),
    ),
    categories: leaf ? trailToCategory(departments, leaf.id).map(({ name }) => name) : [],
  })
}
