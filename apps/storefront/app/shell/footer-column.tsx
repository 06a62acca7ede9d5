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
 * Links under a heading: a column, on a phone something that the browser opens, with and without scripts.
 */
export function FooterColumnView({ id, title, links, children }: FooterColumnViewProps) {
  const { t } = useShop()
  return (
    <div className="min-w-0 hyphens-auto wrap-break-word max-md:border-b max-md:border-ink-800">
      <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal text-white max-md:hidden">{title}</h2>
      <details id={id} className="footer-column group">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 text-white [&::-webkit-details-marker]:hidden">
          <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
          <IconChevronDown className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180" />
        </summary>
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
      </details>
    </div>
  )
}
