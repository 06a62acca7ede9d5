import type { Category } from '@shop/domain/category'
import { classNames } from '@shop/ui'
import { useSoftHyphens } from '../../commerce-ui/soft-hyphens.ts'
import { UnbrokenWords } from '../../commerce-ui/unbroken-words.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { CategoryHero } from './category-hero.tsx'

/** Name, number of products and description of a category, over its hero picture where it has one. */
export function CategoryHeading({ category, total }: { category: Category; total: number }) {
  const { t, text } = useShop()
  const hyphenated = useSoftHyphens()
  const heroUrl = category.custom?.heroUrl
  const content = (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className={classNames('min-w-0 wrap-break-word hyphens-auto', heroUrl ? 'text-h1 lg:text-hero' : 'text-h1')}>
          {hyphenated(text(category.name))}
        </h1>
        <p role="status" className={heroUrl ? 'text-steel-300' : 'text-steel-600'}>
          {t('listing.products', { count: total })}
        </p>
      </div>
      <p className={classNames('mt-2 max-w-[70ch]', heroUrl ? 'text-steel-200 max-md:text-sm' : 'text-ink-700')}>
        <UnbrokenWords text={text(category.description)} />
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
