import { IconChevronDown } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import type { ShownLink } from './footer-links.ts'

interface FooterColumnProps {
  readonly title: string
  readonly links: readonly ShownLink[]
  /** What stands below the links. */
  readonly children?: ReactNode
}

/** Links under a heading: a column, on a phone something to be opened. */
export function FooterColumnView({ title, links, children }: FooterColumnProps) {
  const list = (
    <>
      <ul className="text-sm">
        {links.map(({ name, href, tag }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-9 items-center gap-2 py-1 max-md:min-h-11 hover:text-white hover:underline"
            >
              {name}
              {tag ? <span className="rounded-sm bg-ink-700 px-1.5 text-xs font-semibold text-white">{tag}</span> : null}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </>
  )
  return (
    <div className="min-w-0 hyphens-auto wrap-break-word">
      <details className="group border-b border-ink-800 md:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 font-semibold text-white">
          {title}
          <IconChevronDown className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="pb-4">{list}</div>
      </details>
      <div className="max-md:hidden">
        <h2 className="mb-2 font-sans text-sm font-semibold text-white">{title}</h2>
        {list}
      </div>
    </div>
  )
}
