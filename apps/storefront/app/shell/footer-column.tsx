import { IconChevronDown, IconExternalLink } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { useShop } from '../request/use-shop.tsx'
import type { ShownLink } from './footer-links.ts'

interface FooterColumnViewProps {
  readonly id: string
  readonly title: string
  readonly links: readonly ShownLink[]
  /** What stands below the links. */
  readonly children?: ReactNode
}

/**
 * Links under a heading: a column, on a phone something to be opened, by the footer around it. Without scripts it is open.
 */
export function FooterColumnView({ id, title, links, children }: FooterColumnViewProps) {
  const { t } = useShop()
  return (
    <div className="min-w-0 hyphens-auto wrap-break-word max-md:border-b max-md:border-ink-800">
      <h2 className="font-sans text-base font-semibold tracking-normal text-white md:mb-2 md:text-sm">
        <span className="max-md:not-noscript:hidden">{title}</span>
        <button
          type="button"
          aria-expanded="false"
          aria-controls={id}
          className="group flex min-h-13 w-full cursor-pointer items-center justify-between gap-4 text-left md:hidden noscript:hidden"
        >
          {title}
          <IconChevronDown className="size-5 shrink-0 transition-transform duration-200 group-aria-expanded:rotate-180" />
        </button>
      </h2>
      <div id={id} className="max-md:pb-4 max-md:not-noscript:not-data-open:hidden">
        <ul className="text-sm">
          {links.map(({ name, href, tag, opensWindow }) => (
            <li key={href}>
              <a
                href={href}
                {...(opensWindow ? { target: '_blank', rel: 'noopener' } : {})}
                className="inline-flex min-h-9 items-center gap-2 py-1 hover:text-white hover:underline max-md:min-h-11"
              >
                {name}
                {opensWindow ? (
                  <>
                    <IconExternalLink className="size-4" />
                    <span className="sr-only">({t('shell.newWindow')})</span>
                  </>
                ) : null}
                {tag ? <span className="rounded-sm bg-ink-700 px-1.5 text-xs font-semibold text-white">{tag}</span> : null}
              </a>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  )
}
