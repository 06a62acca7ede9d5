import { BRAND_SLUGS, BRANDS_BY_SLUG, type ComponentContent } from '@shop/domain/content'
import { buttonClass } from '@shop/ui'
import { CategoryPicture } from '../../commerce-ui/pictures.tsx'
import { useSoftHyphens } from '../../commerce-ui/soft-hyphens.ts'
import { useShop } from '../../request/use-shop.tsx'

/** The departments as pictures, with texts of editors where there are any (SHELL-43). */
export function Departments({ content = null }: { content?: ComponentContent | null }) {
  const { t, data, hrefs, text } = useShop()
  const hyphenated = useSoftHyphens()
  if (data.departments.length === 0) return null
  return (
    <section className="wrap py-8 md:py-10">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h2">{content?.title ?? t('home.departments')}</h2>
        <a href={hrefs.category()} className={`${buttonClass('link')} text-sm`}>
          {content?.linkLabel ?? t('shell.allCategories')}
        </a>
      </div>
      {content ? <p className="mb-5 max-w-[70ch] text-ink-700">{content.lead}</p> : null}
      <ul className="grid pair-33 gap-2.5 md:grid-cols-5 lg:gap-4">
        {data.departments.map(department => (
          <li key={department.id}>
            <a
              href={hrefs.category(department.slug)}
              className="shot group flex h-full min-h-40 flex-col rounded-card p-3 transition hover:shadow-card lg:min-h-52 lg:p-5"
            >
              <span className="font-display text-base leading-tight font-bold break-words hyphens-auto sm:max-md:text-lg lg:text-h4">
                {hyphenated(text(department.name))}
              </span>
              <CategoryPicture
                imageUrl={department.imageUrl}
                sizes="(min-width: 48rem) 144px, 112px"
                className="mx-auto mt-2 min-h-0 w-3/4 grow object-contain mix-blend-multiply transition duration-200 group-hover:scale-[1.04] md:max-h-36"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The brands of the shop, with the texts of editors for this language and country (SHELL-43). */
export function Brands({ content: { title, lead, linkLabel } }: { content: ComponentContent }) {
  const { hrefs } = useShop()
  return (
    <section className="wrap below-fold py-8 [--expected-height:40rem] md:py-10 md:[--expected-height:22rem]">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h2">{title}</h2>
        <a href={hrefs.bestsellers()} className={`${buttonClass('link')} text-sm`}>
          {linkLabel}
        </a>
      </div>
      <p className="mb-5 max-w-[70ch] text-ink-700">{lead}</p>
      <ul className="grid pair-33 gap-px overflow-hidden rounded-card border border-steel-200 bg-steel-200 md:grid-cols-5">
        {BRAND_SLUGS.map(slug => (
          <li key={slug} className="bg-white">
            <a
              href={hrefs.page(slug)}
              className="grid min-h-20 place-items-center px-3 text-center font-display text-lg font-bold hover:bg-steel-50"
            >
              {BRANDS_BY_SLUG[slug]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
