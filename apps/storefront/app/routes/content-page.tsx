import { pageHeadingsOf } from '@shop/domain/content'
import { Breadcrumbs } from '@shop/ui'
import { useMemo } from 'react'
import { InlineText } from '../commerce-ui/inline-text.tsx'
import type { LoadedPage } from '../features/content/load-page.server.ts'
import { PageBlockView } from '../features/content/page-block-view.tsx'
import { hasContents, PageList, TableOfContents } from '../features/content/page-navigation.tsx'
import { NewsletterBlockView } from '../features/newsletter/newsletter-band.tsx'
import { ShopProvider, useShop } from '../request/use-shop.tsx'
import { BrandPage } from './brand-page.tsx'
import { PageProducts } from './page-products.tsx'

/** A page that editors write (ROUTE-26, ROUTE-39). */
export function ContentPageView({ page }: { page: LoadedPage }) {
  const { data } = useShop()
  return (
    <ShopProvider data={{ ...data, linkedCategories: page.linkedCategories }}>
      {page.brand ? <BrandPage page={page} brand={page.brand} /> : <InformationPage page={page} />}
    </ShopProvider>
  )
}

/** Something to read, next to its table of contents and the other pages of the kind. */
function InformationPage({ page: { content, facts, products, otherPages, head } }: { page: LoadedPage }) {
  const { t, hrefs } = useShop()
  const headings = useMemo(() => pageHeadingsOf(content.blocks), [content])
  return (
    <div className="wrap py-6 pb-16">
      <Breadcrumbs
        label={t('listing.breadcrumb')}
        items={[{ name: t('listing.home'), href: hrefs.home() }, { name: head.title }]}
      />
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[14rem_minmax(0,46rem)_1fr] xl:gap-x-16">
        <header className="xl:col-start-2">
          <h1 className="text-h1">{head.title}</h1>
          <p className="mt-4 max-w-[60ch] text-lg text-ink-700">
            <InlineText text={content.lead} facts={facts} />
          </p>
        </header>
        {hasContents(headings) ? (
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 xl:col-start-3">
            <div className="lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:max-w-60 lg:overflow-y-auto">
              <TableOfContents headings={headings} facts={facts} />
            </div>
          </div>
        ) : null}
        <article className="min-w-0 lg:col-start-1 xl:col-start-2">
          {content.blocks.map((block, index) => {
            const found = products[index]
            return (
              <PageBlockView
                // The blocks of a page never change places.
                // biome-ignore lint/suspicious/noArrayIndexKey: their place is all that tells them apart
                key={index}
                block={block}
                index={index}
                facts={facts}
                products={found ? <PageProducts block={block} products={found} /> : null}
                newsletter={<NewsletterBlockView />}
              />
            )
          })}
        </article>
        <aside className="border-t border-steel-200 pt-8 lg:col-span-2 xl:col-span-1 xl:col-start-1 xl:row-span-2 xl:row-start-1 xl:border-t-0 xl:pt-2">
          <PageList pages={otherPages} current={content.slug} />
        </aside>
      </div>
    </div>
  )
}
