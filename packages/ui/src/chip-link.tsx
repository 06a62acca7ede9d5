import type { ReactNode } from 'react'

interface ChipLinkProps {
  readonly href: string
  /** For instance `nofollow`, for choices that crawlers need not follow. */
  readonly rel?: string
  /** How many things are behind the link. */
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
