import { localize } from '@shop/domain/market'
import { largestPictureOf, type ProductDetails, stillPictures } from '@shop/domain/product'
import type { LoadedReviews } from '../features/review/load-reviews.server.ts'
import type { CategoryView } from '../request/category-view.ts'
import { breadcrumbData, questionData } from '../seo/json-ld.ts'
import type { HeadShop, PageHead } from '../seo/page-head.server.ts'
import { pathOfProduct } from '../seo/page-url.ts'
import { productData } from '../seo/product-data.ts'
import { decimalAmount, productOfferOf } from '../seo/product-offer.ts'

interface LoadedProduct {
  readonly product: ProductDetails
  /** The categories it is in, from the department down. */
  readonly trail: readonly CategoryView[]
  /** Still loading where the page is navigated to by scripts; crawlers read documents, which have them. */
  readonly reviews: LoadedReviews | Promise<LoadedReviews>
  readonly head: { readonly title: string; readonly description: string; readonly keywords: string }
}

/** The head of a product page: it exists where the product is sold and has a slug. */
export function productHead({ place, t, urlOf }: HeadShop, { product, trail, reviews, head }: LoadedProduct): PageHead {
  const { market, language, locale, hrefs } = place
  const pictures = stillPictures(product.masterVariant.images).map(largestPictureOf)
  const slug = localize(product.slug, language)
  return {
    ...head,
    path: pathOfProduct(product),
    picture: pictures[0],
    kind: 'product',
    properties: openGraphProperties(product, place.market.country),
    data: [
      productData({
        product,
        reviews: reviews instanceof Promise ? [] : (reviews.list?.results ?? []),
        market,
        locale,
        url: urlOf(hrefs.product(slug)),
        imageUrls: pictures.map(urlOf),
        categories: trail.map(({ name }) => name),
      }),
      breadcrumbData([
        { name: t('listing.home'), url: urlOf(hrefs.home()) },
        ...trail.map(category => ({ name: category.name, url: urlOf(hrefs.category(category.slug)) })),
        { name: localize(product.name, locale) },
      ]),
      ...(product.faq.length > 0
        ? [questionData(product.faq.map(({ question, answer }) => [localize(question, locale), localize(answer, locale)]))]
        : []),
    ],
  }
}

function openGraphProperties(product: ProductDetails, country: HeadShop['data']['country']): Readonly<Record<string, string>> {
  const offer = productOfferOf(product, country)
  return {
    'product:brand': product.brand,
    'product:retailer_item_id': product.masterVariant.sku,
    ...(offer
      ? {
          'product:price:amount': decimalAmount(offer.price),
          'product:price:currency': offer.price.currencyCode,
          'product:availability': offer.preorderDay ? 'preorder' : offer.isOnStock ? 'in stock' : 'out of stock',
          'product:condition': offer.isUsed ? 'refurbished' : 'new',
        }
      : {}),
  }
}
