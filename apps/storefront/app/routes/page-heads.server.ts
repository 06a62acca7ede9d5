import type { Category } from '@shop/domain/category'
import { fillInline, HOME_SLUG } from '@shop/domain/content'
import { COUNTRIES, type CountryCode, localize } from '@shop/domain/market'
import { DEFAULT_PAGE_SIZE, largestPictureOf } from '@shop/domain/product'
import type { FoundProducts } from '@shop/domain/search'
import { SHOP_NAME } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import type { MetaDescriptor } from 'react-router'
import type { LoadedPage } from '../features/content/load-page.server.ts'
import type { Listing } from '../listing/listing.ts'
import { isFiltered } from '../listing/listing-filters.ts'
import { articleData, breadcrumbData, faqData, itemListData } from '../seo/json-ld.ts'
import { type HeadShop, MAX_DESCRIPTION, type PageHead } from '../seo/page-head.server.ts'
import {
  type PagePath,
  pathOfArticle,
  pathOfCategory,
  pathOfContentPage,
  pathOfDepartments,
  pathOfHome,
} from '../seo/page-url.ts'
import { cutAtWord } from '../seo/snippet-text.ts'

interface LoadedCategory {
  readonly category: Category
  readonly listing: Listing
  readonly found: FoundProducts
  readonly head: { readonly title: string; readonly description: string }
}

/** Whether a listing is whole, in its own order and size; in another one it is the same page once more. */
function isPlainListing({ sort, pageSize, filters }: Listing): boolean {
  return sort === 'relevance' && pageSize === DEFAULT_PAGE_SIZE && !isFiltered(filters)
}

/** The head of a category page: it exists where the category has products; filtered or in another order it is hidden. */
export function categoryHead(shop: HeadShop, { category, listing, found, head }: LoadedCategory): PageHead {
  const { t, urlOf, place } = shop
  const { hrefs, language, locale } = place
  const { slugAllLocales: slugs = [] } = category
  const text = (value: Category['name']) => localize(value, locale)
  const slugOf = (value: Category['slug']) => localize(value, language)
  return {
    ...head,
    path: isPlainListing(listing)
      ? pathOfCategory({
          slug: Object.fromEntries(slugs.map(({ locale, value }) => [locale, value])),
          soldIn: soldInOf(category),
        })
      : () => undefined,
    pageNumber: listing.page,
    ...(category.imageUrl ? { picture: `${category.imageUrl}-1200.webp` } : {}),
    data: [
      breadcrumbData([
        { name: t('listing.home'), url: urlOf(hrefs.home()) },
        ...category.ancestors.map(({ name, slug }) => ({ name: text(name), url: urlOf(hrefs.category(slugOf(slug))) })),
        { name: text(category.name) },
      ]),
      ...(found.hits.length > 0
        ? [itemListData(found.hits.map(({ product }) => urlOf(hrefs.product(slugOf(product.slug)))))]
        : []),
    ],
  }
}

function soldInOf({ custom }: Category): CountryCode[] {
  return COUNTRIES.filter(country => custom?.hasProducts[country] === 'true')
}

/** The head of a page of editors: it exists in the locales it was written in. */
export function contentHead({ t, urlOf, place: { hrefs, language } }: HeadShop, page: LoadedPage): PageHead {
  const { content, facts, brand, head, article } = page
  const questions = faqData(content.blocks, facts)
  const picture = article?.image ?? brand?.examples[0]?.masterVariant.images[0]
  const pictureUrl = picture && largestPictureOf(picture)
  return {
    ...head,
    description: head.description || fillInline(content.lead, facts),
    path: article ? pathOfArticle(article) : pathOf(content),
    kind: brand ? 'website' : 'article',
    picture: pictureUrl,
    data: [
      breadcrumbData([
        { name: t('listing.home'), url: urlOf(hrefs.home()) },
        ...(article ? [{ name: article.listTitle, url: urlOf(hrefs.page('inspirations')) }] : []),
        { name: head.title },
      ]),
      ...(questions ? [questions] : []),
      ...(article
        ? [
            articleData({
              ...head,
              url: urlOf(hrefs.article(article.slug)),
              pictureUrl: pictureUrl && urlOf(pictureUrl),
              published: article.published,
              changed: article.changed,
              language,
              publisher: SHOP_NAME,
            }),
          ]
        : []),
    ],
  }
}

function pathOf({ slug, locales }: LoadedPage['content']): PagePath {
  return slug === HOME_SLUG ? pathOfHome : pathOfContentPage({ slug, locales })
}

/** What a page of found products says of itself where its link is shown; search engines leave such pages out. */
export function foundDescription(t: Translate, title: string, total: number): MetaDescriptor {
  const text = `${title} (${t('listing.products', { count: total })}). ${t('home.metaDescription')}`
  return { name: 'description', content: cutAtWord(text, MAX_DESCRIPTION) }
}

/** The head of the page with all departments, which every storefront has. */
export function departmentsHead({ data, t, urlOf, place: { hrefs } }: HeadShop): PageHead {
  const title = t('listing.allDepartments')
  return {
    title,
    description: t('listing.departmentsDescription'),
    path: pathOfDepartments,
    data: [
      breadcrumbData([{ name: t('listing.home'), url: urlOf(hrefs.home()) }, { name: title }]),
      itemListData(data.departments.map(({ slug }) => urlOf(hrefs.category(slug)))),
    ],
  }
}
