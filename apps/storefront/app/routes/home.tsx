import type { ComponentContent, ContentKey } from '@shop/domain/content'
import type { ProductProjection, ProductTag } from '@shop/domain/product'
import { COMPANY } from '@shop/domain/store'
import { buttonClass } from '@shop/ui'
import { QuickAddButton } from '../features/cart/quick-add-button.tsx'
import { Brands, Departments } from '../features/home/assortment.tsx'
import { Benefits } from '../features/home/benefits.tsx'
import { Hero, KitchenBanner } from '../features/home/scene-banners.tsx'
import { ProductGrid } from '../features/product/product-grid.tsx'
import { optionalBlock } from '../request/optional-block.server.ts'
import { requestInputContext, shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { sendHead } from '../seo/document-head.server.ts'
import { pageHead } from '../seo/page-head.server.ts'
import type { PageHandle } from '../shell/layout-of-page.ts'
import { loadShopData } from '../shell/load-shop-data.server.ts'
import type { Route } from './+types/home'
import { homeHead } from './page-heads.server.ts'

/** Products shown in each block of the home page. */
const BLOCK_SIZE = 5

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, language, locale } = context.get(shopContext)
  const block = async (tag: ProductTag): Promise<readonly ProductProjection[]> => {
    const answer = client.call('getProduct', { where: { tags: [tag], isOnStock: true }, limit: BLOCK_SIZE, locale: language })
    return optionalBlock(
      `home ${tag}`,
      answer.then(({ products }) => products.results),
      [],
    )
  }
  const content = async (slug: ContentKey): Promise<ComponentContent | null> => {
    const answer = client.call('getContent', { slug, locale })
    return optionalBlock(
      `home ${slug}`,
      answer.then(found => found.content),
      null,
    )
  }
  const [data, bestsellers, reduced, fresh, departments, brands] = await Promise.all([
    loadShopData(context, url),
    block('bestseller'),
    block('on-sale'),
    block('new'),
    content('shop-by-department'),
    content('trusted-brands'),
  ])
  const { shopVatId: vatId = COMPANY.vatId } = context.get(requestInputContext)
  const tags = sendHead(
    context,
    pageHead(data, shop => homeHead(shop, { vatId })),
  )
  return { tags, bestsellers, reduced, fresh, departments, brands }
}

/** Its bands go from one side of the window to the other (SHELL-03). */
export const handle: PageHandle = { layout: 'default-full-width' }

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function Home({ loaderData: { bestsellers, reduced, fresh, departments, brands } }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  return (
    <>
      <Hero />
      <Benefits />
      <Departments content={departments} />
      <Block title={t('home.bestsellers')} link={t('home.seeBestsellers')} href={hrefs.bestsellers()} products={bestsellers} />
      <KitchenBanner />
      <Block title={t('home.reduced')} link={t('home.seeReduced')} href={hrefs.sales()} products={reduced} />
      <Block title={t('home.newArrivals')} link={t('home.seeNewArrivals')} href={hrefs.newArrivals()} products={fresh} />
      {brands ? <Brands content={brands} /> : null}
    </>
  )
}

interface BlockProps {
  readonly title: string
  readonly link: string
  readonly href: string
  readonly products: readonly ProductProjection[]
}

/** A row of products with a link to all of them; nothing without products. */
function Block({ title, link, href, products }: BlockProps) {
  if (products.length === 0) return null
  return (
    <section className="wrap py-8 md:py-10">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h2">{title}</h2>
        <a href={href} className={`${buttonClass('link')} text-sm`}>
          {link}
        </a>
      </div>
      <ProductGrid fillsRows products={products} renderAction={product => <QuickAddButton product={product} />} />
    </section>
  )
}
