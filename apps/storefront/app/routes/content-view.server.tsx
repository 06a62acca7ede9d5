import { anchorOf, fillInline, groupPageBlocks, type PageBlock, pageHeadingsOf } from '@shop/domain/content'
import type { ProductProjection } from '@shop/domain/product'
import { Breadcrumbs } from '@shop/ui'
import type { ReactNode } from 'react'
import { InlineText } from '../commerce-ui/inline-text.tsx'
import { withSoftHyphens } from '../commerce-ui/soft-hyphens.server.ts'
import { renderStill, type SendFragment } from '../commerce-ui/still.server.tsx'
import { ArticleCards } from '../features/content/article-cards.server.tsx'
import { BrandHero } from '../features/content/brand-hero.tsx'
import type { BrandView, ContentPart, InformationView } from '../features/content/content-part.ts'
import { ContentSection } from '../features/content/content-section.tsx'
import type { LoadedPage, PageBrand } from '../features/content/load-page.server.ts'
import { hasContents, PageList } from '../features/content/page-navigation.tsx'
import { Departments } from '../features/home/assortment.tsx'
import type { ShopData } from '../request/shop-data.ts'
import { useShop } from '../request/use-shop.tsx'
import { renderCard } from './cards.server.tsx'
import { renderBlock, type ShownPage, USES } from './page-block.server.tsx'

/** A page of editors: what only stands there as HTML, and what answers a visitor as data. */
export function viewContent(data: ShopData, send: SendFragment, page: ShownPage): InformationView | BrandView {
  const shop = { ...data, linkedCategories: page.linkedCategories }
  return page.brand ? brandView(shop, send, page, page.brand) : informationView(shop, send, page)
}

function informationView(shop: ShopData, send: SendFragment, page: ShownPage): InformationView {
  const { content, facts, otherPages, head, article, articles } = page
  const still = (name: string, input: unknown, render: () => ReactNode) =>
    send(name, renderStill(shop, { name: `page-${name}`, input, uses: USES }, render))
  const headings = pageHeadingsOf(content.blocks).map(({ id, title }) => ({ id, title: fillInline(title, facts) }))
  return {
    kind: 'information',
    slug: article?.slug ?? content.slug,
    trail: still('trail', [head.title, article?.listTitle], () => <Trail title={head.title} listTitle={article?.listTitle} />),
    head: still('head', [head.title, content.lead, facts], () => (
      <header className="xl:col-start-2">
        <h1 className="text-h1">{withSoftHyphens(head.title, shop.language)}</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-700">
          <InlineText text={content.lead} facts={facts} />
        </p>
      </header>
    )),
    headings: hasContents(headings) ? headings : [],
    parts: [
      ...partsOf(
        shop,
        send,
        page,
        content.blocks.map((_block, index) => index),
      ),
      ...(article && articles.length > 0 ? [relatedArticles(shop, send, articles)] : []),
    ],
    others: still('others', [otherPages, content.slug], () => <PageList pages={otherPages} current={content.slug} />),
  }
}

/** Articles to read next, below an article. */
function relatedArticles(shop: ShopData, send: SendFragment, articles: LoadedPage['articles']): ContentPart {
  const html = renderStill(shop, { name: 'related-articles', input: articles }, () => <RelatedArticles articles={articles} />)
  return { kind: 'still', fragment: send('related-articles', html) }
}

function RelatedArticles({ articles }: Pick<LoadedPage, 'articles'>) {
  const { t } = useShop()
  return (
    <>
      <span hidden />
      <ContentSection id="related-articles" title={t('content.relatedArticles')} isWide>
        <ArticleCards articles={articles} />
      </ContentSection>
    </>
  )
}

function Trail({ title, listTitle }: { title: string; listTitle: string | undefined }) {
  const { t, hrefs } = useShop()
  const list = listTitle ? [{ name: listTitle, href: hrefs.page('inspirations') }] : []
  return (
    <Breadcrumbs
      label={t('listing.breadcrumb')}
      items={[{ name: t('listing.home'), href: hrefs.home() }, ...list, { name: title }]}
    />
  )
}

function brandView(shop: ShopData, send: SendFragment, page: ShownPage, brand: PageBrand): BrandView {
  const { content, facts } = page
  const { name, productCount, examples } = brand
  const pictures = examples.map(({ id, masterVariant }) => [id, masterVariant.images[0]])
  return {
    kind: 'brand',
    slug: content.slug,
    hero: send(
      'hero',
      renderStill(shop, { name: 'brand-hero', input: [name, productCount, pictures, content.lead, facts] }, () => (
        <BrandHero brand={brand} lead={content.lead} facts={facts} />
      )),
    ),
    groups: groupPageBlocks(content.blocks).map(({ isText, chapters }) => ({
      isText,
      parts: isText ? [textOf(shop, send, page, chapters)] : partsOf(shop, send, page, chapters.flat()),
    })),
    departments: send(
      'departments',
      renderStill(shop, { name: 'departments', input: '', uses: ['departments'] }, () => <Departments />),
    ),
  }
}

/** Chapters of text, which columns do not divide. */
function textOf(shop: ShopData, send: SendFragment, page: ShownPage, chapters: readonly (readonly number[])[]): ContentPart {
  const html = chapters.map(chapter => {
    const blocks = chapter.map(index => renderBlock(shop, page, index)).join('')
    return `<div class="lg:mb-10 lg:break-inside-avoid">${blocks}</div>`
  })
  return { kind: 'still', fragment: send(`text-${chapters[0]?.[0]}`, html.join('')) }
}

/** Blocks by index; those next to each other that only stand there become one part. */
function partsOf(shop: ShopData, send: SendFragment, page: ShownPage, indexes: readonly number[]): ContentPart[] {
  const parts: (ContentPart | { readonly kind: 'html'; readonly index: number; html: string })[] = []
  for (const index of indexes) {
    const block = page.content.blocks[index]
    if (!block) continue
    const last = parts.at(-1)
    if (block.type === 'newsletter') parts.push({ kind: 'newsletter' })
    else if (block.type === 'carousel') parts.push(...carouselOf(shop, send, page, block, index))
    else if (last?.kind === 'html') last.html += renderBlock(shop, page, index)
    // The first child of its element has no margin above; behind another part a block is not the first one.
    else parts.push({ kind: 'html', index, html: `${last ? '<span hidden></span>' : ''}${renderBlock(shop, page, index)}` })
  }
  return parts.map(part => (part.kind === 'html' ? { kind: 'still', fragment: send(`blocks-${part.index}`, part.html) } : part))
}

function carouselOf(
  shop: ShopData,
  send: SendFragment,
  { products, facts }: LoadedPage,
  block: Extract<PageBlock, { type: 'product-list' | 'carousel' }>,
  index: number,
): ContentPart[] {
  const found: readonly ProductProjection[] = products[index] ?? []
  if (found.length === 0) return []
  const cards = found.map((product, place) => send(`carousel-${index}-${place}`, renderCard(shop, product)))
  return [{ kind: 'carousel', id: anchorOf(index), heading: fillInline(block.heading, facts), cards }]
}
