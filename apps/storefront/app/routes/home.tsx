import { COMPANY } from '@shop/domain/store'
import { Fragment } from '../commerce-ui/fragment.tsx'
import type { SendFragment } from '../commerce-ui/still.server.tsx'
import { loadHome } from '../features/content/load-page.server.ts'
import { preloadHero } from '../features/content/scenes.ts'
import { LastSeen } from '../features/product/last-seen.tsx'
import { loadLatestReviews } from '../features/review/load-latest-reviews.server.ts'
import { unpack } from '../request/packed.ts'
import { requestInputContext, shopContext } from '../request/request-context.server.ts'
import { sendHead } from '../seo/document-head.server.ts'
import { pageHead } from '../seo/page-head.server.ts'
import type { PageHandle } from '../shell/layout-of-page.ts'
import { loadShopData } from '../shell/load-shop-data.server.ts'
import type { Route } from './+types/home'
import { renderBareHome, renderHome } from './home-view.server.tsx'
import { rememberView } from './remembered-view.server.ts'
import { homeHead } from './standing-heads.server.ts'

export function loader(args: Route.LoaderArgs) {
  return rememberView(args, send => load(args, send))
}

async function load({ context, url }: Route.LoaderArgs, send: SendFragment) {
  const shop = context.get(shopContext)
  const input = context.get(requestInputContext)
  const { shopVatId: vatId = COMPANY.vatId } = input
  const [data, page] = await Promise.all([loadShopData(context, url), loadHome(shop, input)])
  const tags = sendHead(
    context,
    pageHead(data, shop => homeHead(shop, { vatId, head: page?.head })),
  )
  const hasReviews = page?.content.blocks.some(({ type }) => type === 'review') ?? false
  const reviews = hasReviews ? await loadLatestReviews(shop) : []
  const [hero] = page?.content.blocks.flatMap(block => (block.type === 'hero' ? [block.scene] : [])) ?? []
  const { lead, rest } = page ? renderHome(data, { ...page, reviews }) : { lead: renderBareHome(data), rest: '' }
  return { tags, hero, lead: send('home', lead), rest: send('home-rest', rest) }
}

/** Its bands go from one side of the window to the other (SHELL-03). */
export const handle: PageHandle = { layout: 'default-full-width' }

export const meta: Route.MetaFunction = ({ loaderData }) => unpack(loaderData)?.tags ?? []

/** Nothing on it is the visitor's but what this browser has seen, below the ways into the shop. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { lead, rest, hero } = unpack(loaderData)
  if (hero) preloadHero(hero)
  return (
    <>
      <Fragment fragment={lead} />
      <LastSeen className="wrap pt-2 pb-6 md:pb-8" />
      <Fragment fragment={rest} />
    </>
  )
}
