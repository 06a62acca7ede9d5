import type { ReactNode } from 'react'
import { IconChevronRight } from './control-icons.tsx'

interface BreadcrumbsProps {
  readonly label: string
  /** From the home page down; the last one is the page itself and has no `href`. */
  readonly items: readonly { readonly name: string; readonly href?: string }[]
}

/** Links from the home page down to this one; on a phone or tablet one line that scrolls sideways and begins with its end in view. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    // What overflows a reversed row does so at the left, and a short one is pushed there by its margin.
    <nav
      aria-label={label}
      className="max-md:-mx-4 max-md:-mt-4 max-lg:flex max-lg:flex-row-reverse max-lg:overflow-x-auto max-md:px-4 max-lg:[scrollbar-width:none]"
    >
      <ol className="flex items-center gap-x-2 gap-y-1 text-xs text-steel-600 max-lg:mr-auto max-lg:whitespace-nowrap lg:flex-wrap">
        {items.map((item, index) => (
          <li key={item.href ?? item.name} className="flex min-w-0 items-center gap-2">
            {index > 0 ? <IconChevronRight className="size-3.5 shrink-0" /> : null}
            {item.href ? (
              <a href={item.href} className="inline-flex min-h-6 items-center hover:text-ink-900 hover:underline">
                {item.name}
              </a>
            ) : (
              <span aria-current="page" className="text-ink-900 max-md:max-w-[70vw] max-md:truncate">
                {item.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface ChipLinkProps {
  readonly href: string
  /** For instance `nofollow`, for choices that crawlers need not follow. */
  readonly rel?: string
  /** Number of items the link leads to. */
  readonly count?: number
  readonly children: ReactNode
}

/** A link as a chip, for rows of short choices. */
export function ChipLink({ href, rel, count, children }: ChipLinkProps) {
  return (
    <a
      href={href}
      rel={rel}
      className="flex min-h-11 items-center gap-2 rounded-card bg-steel-50 px-4 text-sm font-medium hover:bg-steel-100"
    >
      {children}
      {count === undefined ? null : <span className="num text-xs font-normal text-steel-600">{count}</span>}
    </a>
  )
}
