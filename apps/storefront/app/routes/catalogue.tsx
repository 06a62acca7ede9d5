import { isProductSlug } from '@shop/domain/product'
import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import { type SplitRoute, splitComponent } from '../browser/split-component.tsx'
import { levelOf, loadNavigation } from '../catalogue/navigation.server.ts'
import { Fragment } from '../commerce-ui/fragment.tsx'
import { renderStill, type SendFragment } from '../commerce-ui/still.server.tsx'
import { loadCategory } from '../features/category/load-category.server.ts'
import { hasGooglePayOf } from '../features/checkout/express-payment.server.ts'
import { type LoadedPage, loadArticle, loadPage } from '../features/content/load-page.server.ts'
import { loadLatestReviews } from '../features/review/load-latest-reviews.server.ts'
import { hrefAfterReview } from '../features/review/review-request.ts'
import { submitReview } from '../features/review/submit-review.server.ts'
import { viewReviews } from '../features/review/view-reviews.server.tsx'
import { corporatePageOf, externalLinksOf } from '../href/external-links.ts'
import { isDocumentRequest, isPrefetch } from '../request/document-request.ts'
import { pageNotFound } from '../request/not-found.ts'
import { unpack } from '../request/packed.ts'
import { requestInputContext, shopContext } from '../request/request-context.server.ts'
import { sendHead } from '../seo/document-head.server.ts'
import { type HeadShop, type PageHead, pageHead } from '../seo/page-head.server.ts'
import { loadShopData } from '../shell/load-shop-data.server.ts'
import type { Route } from './+types/catalogue'
import { articleSlugOf, slugOf } from './catalogue-path.ts'
import { viewCategory } from './category-view.server.tsx'
import { viewContent } from './content-view.server.tsx'
import { DepartmentsPage } from './departments-page.tsx'
import { loadProductPage } from './load-product-page.server.ts'
import { categoryHead, contentHead, departmentsHead } from './page-heads.server.ts'
import { productHead } from './product-head.server.ts'
import { viewProduct } from './product-view.server.tsx'
import { viewRelated } from './related-view.server.tsx'
import { once, rememberView } from './remembered-view.server.ts'

const ProductPage = splitComponent(async () => (await import('./product-page.tsx')).ProductPage)
const CategoryPage = splitComponent(async () => (await import('./category-page.tsx')).CategoryPage)
const ContentPageView = splitComponent(async () => (await import('./content-page.tsx')).ContentPageView)

/** By the name of the page in the data of the loader. */
const PAGES = { product: ProductPage, category: CategoryPage, content: ContentPageView } as const

export const handle: SplitRoute = {
  pageOf: loaderData => (unpack(loaderData) as Partial<Awaited<ReturnType<typeof load>>> | undefined)?.page,
  pageOfPath: pathname => {
    const slug = pathname.split('/').findLast(Boolean) ?? ''
    return isProductSlug(slug) ? 'product' : 'category'
  },
  loadPage: async page => PAGES[page as keyof typeof PAGES]?.load(),
}

/** Finds what a path shows: a product by its pattern, else a category, else a page of editors, else nothing (ROUTE-13, ROUTE-14, ROUTE-17). */
export function loader(args: Route.LoaderArgs) {
  return rememberView(args, send => load(args, send))
}

async function load({ context, params, request, url }: Route.LoaderArgs, send: SendFragment) {
  const shop = context.get(shopContext)
  const viewPage = async (content: LoadedPage) => {
    const hasReviews = content.content.blocks.some(({ type }) => type === 'review')
    const [data, reviews] = await Promise.all([loadShopData(context, url), hasReviews ? loadLatestReviews(shop) : []])
    const tags = await tagsOf(shop => contentHead(shop, content))
    return { page: 'content' as const, tags, content: viewContent(data, send, { ...content, reviews }) }
  }
  const tagsOf = async (describe: (shop: HeadShop) => PageHead) =>
    sendHead(context, pageHead(await loadShopData(context, url), describe))
  const articleSlug = articleSlugOf(params['*'] ?? '')
  if (articleSlug) {
    const article = await loadArticle(shop, articleSlug, context.get(requestInputContext))
    if (article) return viewPage(article)
  }
  const path = slugOf(params['*'] ?? '')
  if (!path) throw pageNotFound()
  if (path.native === 'c' && path.slug === '') {
    // The shell can do without them; this page cannot.
    const { departments } = await loadNavigation(shop)
    const tags = await tagsOf(departmentsHead)
    // Deeper levels stand on the pages of departments.
    const shown = departments.map(({ children, ...department }) => ({ ...department, children: levelOf(children) }))
    const html = renderStill(await loadShopData(context, url), { name: 'departments-page', input: shown }, () => (
      <DepartmentsPage departments={shown} />
    ))
    return { page: 'departments' as const, tags, departments: send('departments', html) }
  }
  if (path.native !== 'c' && isProductSlug(path.slug)) {
    const isWhole = isDocumentRequest(request) || isPrefetch(request)
    const product = await loadProductPage(shop, { slug: path.slug, url, isWhole })
    if (product) {
      const data = await loadShopData(context, url)
      return {
        page: 'product' as const,
        tags: await tagsOf(shop => productHead(shop, product)),
        bar: product.bar,
        product: viewProduct(data, send, { ...product, hasGooglePay: hasGooglePayOf(shop, context.get(requestInputContext)) }),
        related: once(product.related, related => viewRelated(data, send, product.product, related)),
        reviews: once(product.reviews, reviews => viewReviews(data, send, reviews)),
      }
    }
  } else if (path.native === (shop.market.nativeRouting ? 'c' : undefined)) {
    // Without the native prefix a category is missing here: the guards know where it is (ROUTE-35).
    const category = await loadCategory(shop, path.slug, url)
    if (category) {
      const tags = await tagsOf(shop => categoryHead(shop, category))
      return { page: 'category' as const, tags, category: viewCategory(await loadShopData(context, url), send, category) }
    }
  }
  if (!path.native) {
    const content = await loadPage(shop, path.slug, context.get(requestInputContext))
    if (content) return viewPage(content)
    const elsewhere = corporatePageOf(path.slug, externalLinksOf(context.get(requestInputContext), shop.language))
    if (elsewhere) throw redirect(elsewhere, 302)
  }
  throw pageNotFound()
}

/** Takes the review that was written on a product page; no other page here has a form of its own (REV-05). */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const path = slugOf(params['*'] ?? '')
  if (!path || path.native === 'c' || !isProductSlug(path.slug)) throw data(null, { status: 405, headers: { allow: 'GET' } })
  return submitReview(context.get(shopContext), request, { thanksHref: hrefAfterReview(url.pathname) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => unpack(loaderData)?.tags ?? []

export default function Catalogue({ loaderData, actionData }: Route.ComponentProps) {
  const view = unpack(loaderData)
  return (
    // As high as the window while the code of a page loads, so that the footer does not jump into view and out again.
    <Suspense fallback={<div className="min-h-dvh" />}>
      {view.page === 'product' ? (
        <ProductPage
          key={view.product.variant.sku}
          product={view.product}
          related={view.related}
          reviews={view.reviews}
          refusedReview={actionData}
        />
      ) : view.page === 'category' ? (
        <CategoryPage {...view.category} />
      ) : view.page === 'content' ? (
        <ContentPageView key={view.content.slug} page={view.content} />
      ) : (
        <Fragment fragment={view.departments} />
      )}
    </Suspense>
  )
}
