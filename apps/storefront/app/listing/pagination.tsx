import { paginationWindow } from '@shop/domain/product'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { useShop } from '../request/use-shop.tsx'

interface PaginationProps {
  readonly page: number
  readonly pageCount: number
  readonly hrefOfPage: (page: number) => string
  /** Name of the pages, where a page of the shop has others too. */
  readonly label?: string
}

const cell = 'grid size-11 place-items-center rounded-md text-sm font-medium'

/** Links to pages: first, previous, a window of five, next, last (CAT-08, CAT-09). */
export function Pagination({ page, pageCount, hrefOfPage, label }: PaginationProps) {
  const { t } = useShop()
  if (pageCount < 2) return null
  return (
    <nav aria-label={label ?? t('listing.pagination')} className="mt-10 flex flex-wrap justify-center gap-1">
      <Step href={page > 1 ? hrefOfPage(1) : undefined} label={t('listing.firstPage')}>
        <IconChevronsLeft className="size-5" />
      </Step>
      <Step href={page > 1 ? hrefOfPage(page - 1) : undefined} label={t('listing.previousPage')}>
        <IconChevronLeft className="size-5" />
      </Step>
      {paginationWindow(page, pageCount).map(number => (
        <a
          key={number}
          href={hrefOfPage(number)}
          aria-label={t('listing.page', { page: number })}
          aria-current={number === page ? 'page' : undefined}
          className={`${cell} num hover:bg-steel-100 aria-[current]:bg-ink-900 aria-[current]:text-white`}
        >
          {number}
        </a>
      ))}
      <Step href={page < pageCount ? hrefOfPage(page + 1) : undefined} label={t('listing.nextPage')}>
        <IconChevronRight className="size-5" />
      </Step>
      <Step href={page < pageCount ? hrefOfPage(pageCount) : undefined} label={t('listing.lastPage')}>
        <IconChevronsRight className="size-5" />
      </Step>
    </nav>
  )
}

function Step({ href, label, children }: { href: string | undefined; label: string; children: ReactNode }) {
  if (!href) return <span className={`${cell} text-steel-300 max-sm:hidden`}>{children}</span>
  return (
    <a href={href} aria-label={label} className={`${cell} text-ink-900 hover:bg-steel-100`}>
      {children}
    </a>
  )
}
