import { BrandHero } from '../features/content/brand-hero.tsx'
import type { LoadedPage, PageBrand } from '../features/content/load-page.server.ts'
import { PageBlockView } from '../features/content/page-block-view.tsx'
import { Departments } from '../features/home/departments.tsx'
import { PageProducts } from './page-products.tsx'

/** An own brand: what it stands for, what it makes, and where else to look (ROUTE-39). */
export function BrandPage({ page: { content, facts, products }, brand }: { page: LoadedPage; brand: PageBrand }) {
  return (
    <>
      <BrandHero brand={brand} lead={content.lead} facts={facts} />
      <div className="wrap grid py-10 md:py-14">
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
              products={found ? <PageProducts block={block} products={found} columns="lg:grid-cols-4" /> : null}
            />
          )
        })}
      </div>
      <Departments />
    </>
  )
}
