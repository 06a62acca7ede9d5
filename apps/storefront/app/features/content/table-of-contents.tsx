import type { PageHeading } from '@shop/domain/content'
import { classNames } from '@shop/ui'
import { IconChevronDown } from '@shop/ui/icons'
import { useId, useState } from 'react'
import { useActiveSection } from '../../browser/use-active-section.ts'
import { useShop } from '../../request/use-shop.tsx'

/**
 * Links to the headings of a long page: a sidebar on wide screens, where the current one is marked; else expandable, and
 * expanded without scripts.
 */
export function TableOfContents({ headings }: { headings: readonly PageHeading[] }) {
  const { t } = useShop()
  const active = useActiveSection(headings)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const title = t('content.contents')
  return (
    <nav aria-label={title} className="no-print max-lg:rounded-card max-lg:border max-lg:border-steel-200">
      <p className="mb-3 text-sm font-semibold max-lg:not-noscript:hidden max-lg:px-4 max-lg:pt-3">{title}</p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-4 px-4 text-left text-sm font-semibold lg:hidden noscript:hidden"
      >
        {title}
        <IconChevronDown className={classNames('size-5 text-steel-600', isOpen && 'rotate-180')} />
      </button>
      <ul id={id} className={classNames('text-sm max-lg:px-4 max-lg:pb-4', !isOpen && 'max-lg:not-noscript:hidden')}>
        {headings.map(heading => (
          <li key={heading.id}>
            <a
              href={`#${heading.id}`}
              aria-current={heading.id === active ? 'true' : undefined}
              className="flex min-h-9 items-center border-l-3 border-steel-200 py-1.5 pl-3 text-steel-600 hover:text-ink-900 hover:underline aria-[current]:border-ink-900 aria-[current]:font-semibold aria-[current]:text-ink-900 max-lg:min-h-11"
            >
              {heading.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
