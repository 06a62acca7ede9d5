import { fillInline, type PageFacts } from '@shop/domain/content'
import { buttonClass } from '@shop/ui'
import { ProductPicture } from '../../commerce-ui/pictures.tsx'
import { useShop } from '../../request/use-shop.tsx'
import type { PageBrand } from './load-page.server.ts'

interface BrandHeroProps {
  readonly brand: PageBrand
  readonly lead: string
  readonly facts: PageFacts
}

/** Name and lead of a brand, pictures of example products, and the link to all of them. */
export function BrandHero({ brand, lead, facts }: BrandHeroProps) {
  const { t, hrefs } = useShop()
  const pictures = brand.examples.map(({ id, masterVariant }) => ({ id, image: masterVariant.images[0] }))
  return (
    <section className="on-ink bg-ink-900 text-white">
      <div className="wrap grid items-center gap-x-12 gap-y-8 py-10 md:py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <p className="text-sm font-semibold text-signal-400">{t('shell.ourBrands')}</p>
          <h1 className="mt-2 text-hero font-extrabold">{brand.name}</h1>
          <p className="mt-4 max-w-[52ch] text-lg text-steel-200">{fillInline(lead, facts)}</p>
          {brand.productCount > 0 ? (
            <p className="no-print mt-7">
              <a href={hrefs.search({ brand: brand.name })} className={buttonClass('primary', 'lg')}>
                {t('content.allOfBrand', { brand: brand.name })}
              </a>
            </p>
          ) : null}
        </div>
        {pictures.length > 0 ? (
          <ul aria-hidden="true" className="grid grid-cols-3 gap-2.5 md:gap-4">
            {pictures.map(({ id, image }, index) => (
              <li
                key={id}
                className={`aspect-[4/5] rounded-card bg-white p-2 md:p-4 ${index === 1 ? 'lg:-translate-y-4' : 'lg:translate-y-2'}`}
              >
                <ProductPicture image={image} sizes="(min-width: 64rem) 17vw, 30vw" eager className="size-full object-contain" />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  )
}
