import { IconChevronRight } from './icons.tsx'

interface BreadcrumbsProps {
  readonly label: string
  /** From the home page down; the last one is the page itself and has no `href`. */
  readonly items: readonly { readonly name: string; readonly href?: string }[]
}

/** The way from the home page to this one. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-steel-600">
        {items.map((item, index) => (
          <li key={item.href ?? item.name} className="flex items-center gap-2">
            {index > 0 ? <IconChevronRight className="size-3.5" /> : null}
            {item.href ? (
              <a href={item.href} className="inline-flex min-h-6 items-center hover:text-ink-900 hover:underline">
                {item.name}
              </a>
            ) : (
              <span aria-current="page" className="text-ink-900">
                {item.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
