import { groupPageBlocks } from '@shop/domain/content'
import { classNames } from '@shop/ui'
import { BrandHero } from '../features/content/brand-hero.tsx'
import type { LoadedPage, PageBrand } from '../features/content/load-page.server.ts'
import { PageBlockView } from '../features/content/page-block-view.tsx'
import { Departments } from '../features/home/assortment.tsx'
import { NewsletterBlockView } from '../features/newsletter/newsletter-band.tsx'
import { PageProducts } from './page-products.tsx'

/** An own brand: what it stands for, what it makes, and where else to look (ROUTE-39). What is read stands in two columns. */
export function BrandPage({ page: { content, facts, products }, brand }: { page: LoadedPage; brand: PageBrand }) {
  return (
    <>
      <BrandHero brand={brand} lead={content.lead} facts={facts} />
      <div className="wrap grid gap-10 py-10 md:py-14">
        {groupPageBlocks(content.blocks).map(({ isText, chapters }) => (
          <div
            key={chapters[0]?.[0]}
            className={classNames('min-w-0', isText ? 'gap-16 lg:columns-2 [&>*+*]:mt-10 lg:[&>*+*]:mt-0' : 'grid gap-10')}
          >
            {chapters.map(chapter => (
              <div key={chapter[0]} className={isText ? 'lg:mb-10 lg:break-inside-avoid' : ''}>
                {chapter.map(index => {
                  const block = content.blocks[index]
                  const found = products[index]
                  return block ? (
                    <PageBlockView
                      key={index}
                      block={block}
                      index={index}
                      facts={facts}
                      products={found ? <PageProducts block={block} products={found} isFullPage /> : null}
                      newsletter={<NewsletterBlockView />}
                    />
                  ) : null
                })}
              </div>
            ))}
          </div>
        ))}
      </div>
      <Departments />
    </>
  )
}
