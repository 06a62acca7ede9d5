import { fillInline, type PageBlock } from '@shop/domain/content'
import { buttonClass } from '@shop/ui'
import { renderStill } from '../commerce-ui/still.server.tsx'
import { BlockLink } from '../features/content/block-section.tsx'
import type { ShopData } from '../request/shop-data.ts'
import { useShop } from '../request/use-shop.tsx'
import { renderCards } from './cards.server.tsx'
import { renderBlock, type ShownPage, USES } from './page-block.server.tsx'

/** Blocks that go from one side of the window to the other, or bring their own margins. */
const WIDE: ReadonlySet<PageBlock['type']> = new Set(['hero', 'benefits', 'departments', 'brands'])

/** The HTML of the home page: its blocks in their order, those that lead into the shop apart from the rest (SHELL-43). */
export function renderHome(data: ShopData, page: ShownPage): { readonly lead: string; readonly rest: string } {
  const shop = { ...data, linkedCategories: page.linkedCategories }
  const { blocks } = page.content
  const found = blocks.findIndex(({ type }) => !WIDE.has(type))
  const leadCount = found === -1 ? blocks.length : found
  const html = blocks.map((block, index) => {
    if (block.type === 'product-list' || block.type === 'carousel') return renderRow(shop, page, block, index)
    const shown = renderBlock(shop, page, index)
    if (shown === '' || WIDE.has(block.type)) return shown
    return `<div class="${block.type === 'banner' ? BANNER : OTHER}">${shown}</div>`
  })
  return { lead: html.slice(0, leadCount).join(''), rest: html.slice(leadCount).join('') }
}

/** The home page without what editors wrote of it: what the shop is, and the ways into it. */
export function renderBareHome(data: ShopData): string {
  return renderStill(data, { name: 'bare-home', input: null }, () => <BareHome />)
}

function BareHome() {
  const { t, hrefs } = useShop()
  return (
    <section className="wrap py-10 md:py-16">
      <h1 className="max-w-3xl text-h1">{t('home.metaTitle')}</h1>
      <p className="mt-4 max-w-xl text-lg">{t('home.metaDescription')}</p>
      <p className="mt-7 flex flex-wrap gap-3">
        <a href={hrefs.category()} className={buttonClass('primary', 'lg')}>
          {t('shell.allCategories')}
        </a>
        <a href={hrefs.sales()} className={buttonClass('tertiary', 'lg')}>
          {t('search.sales')}
        </a>
      </p>
    </section>
  )
}

const BANNER = 'wrap below-fold py-8 [--expected-height:37rem] md:py-10 md:[--expected-height:43rem] lg:[--expected-height:34rem]'
const OTHER = 'wrap py-8 md:py-10'

/** Stands for the cards of a row while its frame is rendered. */
const CARDS = '<!--cards-->'

/** A row of products with a link to all of them; nothing without products. */
function renderRow(
  shop: ShopData,
  { products, facts }: ShownPage,
  block: Extract<PageBlock, { type: 'product-list' | 'carousel' }>,
  index: number,
): string {
  const found = products[index] ?? []
  if (found.length === 0) return ''
  const frame = renderStill(shop, { name: 'home-row', input: [block, facts], uses: USES }, () => (
    <section className="wrap below-fold py-8 [--expected-height:68rem] md:py-10 md:[--expected-height:41rem]">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h2">{fillInline(block.heading, facts)}</h2>
        <BlockLink link={block.link} facts={facts} className={`${buttonClass('link')} text-sm`} />
      </div>
      <div
        className="contents"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: takes the place of the cards
        dangerouslySetInnerHTML={{ __html: CARDS }}
      />
    </section>
  ))
  return frame.replace(CARDS, () => renderCards(shop, found, { fillsRows: true }))
}
