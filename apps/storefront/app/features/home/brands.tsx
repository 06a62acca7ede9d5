import { BRAND_SLUGS, BRANDS_BY_SLUG, type Content } from '@shop/domain/content'
import { buttonClass } from '@shop/ui'
import { useShop } from '../../request/use-shop.tsx'

/** The brands of the shop, in the words editors wrote for this language and country (SHELL-43). */
export function Brands({ content: { title, lead, linkLabel } }: { content: Content }) {
  const { hrefs } = useShop()
  return (
    <section className="wrap py-8 md:py-10">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h2">{title}</h2>
        <a href={hrefs.bestsellers()} className={`${buttonClass('link')} text-sm`}>
          {linkLabel}
        </a>
      </div>
      <p className="mb-5 max-w-[70ch] text-ink-700">{lead}</p>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-steel-200 bg-steel-200 md:grid-cols-5">
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
