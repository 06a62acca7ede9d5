import { fillInline, type PageFacts, type PageHeading } from '@shop/domain/content'
import { IconChevronDown } from '@shop/ui/icons'
import { useActiveSection } from '../../shop/use-active-section.ts'
import { useShop } from '../../shop/use-shop.tsx'

/** Fewer headings need no list of them. */
const MIN_HEADINGS = 4

interface TableOfContentsProps {
  readonly headings: readonly PageHeading[]
  readonly facts: PageFacts
}

/** Whether a page is long enough for a table of contents. */
export function hasContents(headings: readonly PageHeading[]): boolean {
  return headings.length >= MIN_HEADINGS
}

/** Links to the headings of a long page: beside it on wide screens, there the one being read is marked; else to be opened. */
export function TableOfContents({ headings, facts }: TableOfContentsProps) {
  const { t } = useShop()
  const active = useActiveSection(headings)
  const links = headings.map(({ id, title }) => (
    <li key={id}>
      <a
        href={`#${id}`}
        aria-current={id === active ? 'true' : undefined}
        className="flex min-h-9 items-center border-l-3 border-steel-200 py-1.5 pl-3 text-steel-600 hover:text-ink-900 hover:underline aria-[current]:border-ink-900 aria-[current]:font-semibold aria-[current]:text-ink-900"
      >
        {fillInline(title, facts)}
      </a>
    </li>
  ))
  return (
    <nav aria-label={t('content.contents')} className="no-print">
      <details className="group rounded-card border border-steel-200 lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-4 text-sm font-semibold">
          {t('content.contents')}
          <IconChevronDown className="size-5 text-steel-600 group-open:rotate-180" />
        </summary>
        <ul className="px-4 pb-4 text-sm">{links}</ul>
      </details>
      <div className="max-lg:hidden">
        <p className="mb-3 text-sm font-semibold">{t('content.contents')}</p>
        <ul className="text-sm">{links}</ul>
      </div>
    </nav>
  )
}
