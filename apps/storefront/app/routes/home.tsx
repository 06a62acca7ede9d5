import type { ComponentContent, ContentKey } from '@shop/domain/content'
import type { ProductProjection, ProductTag } from '@shop/domain/product'
import { COMPANY } from '@shop/domain/store'
import { Fragment } from '../commerce-ui/fragment.tsx'
import type { SendFragment } from '../commerce-ui/still.server.tsx'
import { preloadHero } from '../features/home/scene-banners.tsx'
import { optionalBlock } from '../request/optional-block.server.ts'
import { requestInputContext, shopContext } from '../request/request-context.server.ts'
import { sendHead } from '../seo/document-head.server.ts'
import { pageHead } from '../seo/page-head.server.ts'
import type { PageHandle } from '../shell/layout-of-page.ts'
import { loadShopData } from '../shell/load-shop-data.server.ts'
import type { Route } from './+types/home'
import { renderHome } from './home-view.server.tsx'
import { homeHead } from './page-heads.server.ts'
import { rememberView } from './remembered-view.server.ts'

/** Products shown in each block of the home page. */
const BLOCK_SIZE = 5

export function loader(args: Route.LoaderArgs) {
  return rememberView(args, send => load(args, send))
}

async function load({ context, url }: Route.LoaderArgs, send: SendFragment) {
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
  const html = renderHome(data, { bestsellers, reduced, fresh, departments, brands })
  return { tags, content: send('home', html) }
}

/** Its bands go from one side of the window to the other (SHELL-03). */
export const handle: PageHandle = { layout: 'default-full-width' }

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

/** Nothing on it changes before the next page but the cart, which is not a part of it. */
export default function Home({ loaderData: { content } }: Route.ComponentProps) {
  preloadHero()
  return <Fragment fragment={content} />
}
