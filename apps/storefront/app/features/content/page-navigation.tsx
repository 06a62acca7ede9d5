import type { PageEntry, PageHeading } from '@shop/domain/content'
import { useShop } from '../../request/use-shop.tsx'

/** Minimum number of headings for a table of contents. */
const MIN_HEADINGS = 4

/** Whether a page is long enough for a table of contents. */
export function hasContents(headings: readonly PageHeading[]): boolean {
  return headings.length >= MIN_HEADINGS
}

/** The information pages of the shop, the current one marked. */
export function PageList({ pages, current }: { pages: readonly PageEntry[]; current: string }) {
  const { t, hrefs } = useShop()
  if (pages.length < 2) return null
  return (
    <nav aria-label={t('content.information')} className="no-print">
      <p className="mb-3 text-sm font-semibold">{t('content.information')}</p>
      <ul className="text-sm max-xl:grid max-xl:gap-x-6 max-xl:sm:grid-cols-2 max-xl:lg:grid-cols-3">
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <a
              href={hrefs.page(slug)}
              aria-current={slug === current ? 'page' : undefined}
              className="flex min-h-10 items-center rounded-md px-3 py-1.5 text-ink-800 hover:bg-steel-100 aria-[current]:bg-steel-100 aria-[current]:font-semibold xl:-ml-3"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
