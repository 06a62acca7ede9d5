import type { Category } from '@shop/domain/category'
import { classNames } from '@shop/ui'
import { useShop } from '../../request/use-shop.tsx'

/** Name, number of products and description of a category, over its hero picture where it has one. */
export function CategoryHeading({ category, total }: { category: Category; total: number }) {
  const { t, text } = useShop()
  const heroUrl = category.custom?.heroUrl
  const content = (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className={classNames('min-w-0 wrap-break-word hyphens-auto', heroUrl ? 'text-h1 lg:text-hero' : 'text-h1')}>
          {text(category.name)}
        </h1>
        <p role="status" className={heroUrl ? 'text-steel-300' : 'text-steel-600'}>
          {t('listing.products', { count: total })}
        </p>
      </div>
      <p className={classNames('mt-2 max-w-[70ch]', heroUrl ? 'text-steel-200 max-md:text-sm' : 'text-ink-700')}>
        {text(category.description)}
      </p>
    </>
  )
  if (!heroUrl) return <div className="mt-4">{content}</div>
  return (
    <div className="on-ink relative mt-4 overflow-hidden rounded-panel bg-ink-900 text-white">
      <CategoryHero url={heroUrl} />
      <div className="relative p-5 md:p-8 lg:flex lg:min-h-64 lg:w-[44%] lg:flex-col lg:justify-center xl:min-h-72 xl:p-10">
        {content}
      </div>
    </div>
  )
}

/** The hero picture: above the text on narrow pages, right of it and fading towards it on wide ones. */
function CategoryHero({ url }: { url: string }) {
  const sources = (format: string) => `${url}-800.${format} 800w, ${url}-1600.${format} 1600w`
  const sizes = '(min-width: 90rem) 1360px, (min-width: 64rem) 100vw, 180vw'
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={`${url}-800.webp`}
        srcSet={sources('webp')}
        sizes={sizes}
        alt=""
        width={1600}
        height={416}
        fetchPriority="high"
        className="h-36 w-full object-cover object-[94%_50%] md:h-56 lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-[62%] lg:mask-l-from-75%"
      />
    </picture>
  )
}
