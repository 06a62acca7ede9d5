import { classNames, useStrip } from '@shop/ui'
import { IconChevronLeft, IconChevronRight } from '@shop/ui/icons'
import { type ReactNode, useRef } from 'react'
import { useShop } from '../request/use-shop.tsx'
import { rowsOf } from './shell-category.ts'

interface CategoryStripProps {
  /** Changes with the items. */
  readonly name: string
  readonly items: readonly { readonly id: string; readonly content: ReactNode }[]
}

/**
 * Items that scroll sideways: on narrow screens in two rows above a line that shows what is in view, on wide ones in one
 * row with arrows at its ends (NAV-05, NAV-06).
 */
export function CategoryStrip({ name, items }: CategoryStripProps) {
  const { t } = useShop()
  const strip = useRef<HTMLDivElement>(null)
  const { position, scroll } = useStrip(strip, name)
  const hasMore = position && !(position.isAtStart && position.isAtEnd)
  return (
    // With room for the line, which only scripts can draw: the page below it does not move.
    <div className="relative min-w-0 grow max-lg:-ml-2 max-lg:pb-1">
      <div
        ref={strip}
        data-category-strip
        className={classNames(
          'flex scroll-smooth [scrollbar-width:none] overflow-x-auto overscroll-x-contain max-lg:flex-col lg:gap-2',
          position?.isAtEnd
            ? ''
            : '[mask-image:linear-gradient(to_right,black_calc(100%-2rem),transparent)] lg:[mask-image:linear-gradient(to_right,black_calc(100%-4rem),transparent_calc(100%-2.5rem))]',
        )}
      >
        {rowsOf(items).map(row => (
          <ul key={row[0]?.id} className="flex w-max gap-2">
            {row.map(({ id, content }) => (
              <li key={id} className="shrink-0">
                {content}
              </li>
            ))}
          </ul>
        ))}
      </div>
      {hasMore ? (
        <div
          aria-hidden="true"
          data-scroll-indicator
          className="absolute inset-x-0 bottom-0 h-0.5 rounded-full bg-steel-200 lg:hidden"
        >
          <div
            className="h-full rounded-full bg-ink-700"
            style={{ width: `${position.shown * 100}%`, marginLeft: `${position.from * 100}%` }}
          />
        </div>
      ) : null}
      {hasMore && !position.isAtStart ? (
        <Arrow label={t('shell.categoriesBack')} onPress={() => scroll(-1)} className="left-0">
          <IconChevronLeft className="size-5" />
        </Arrow>
      ) : null}
      {hasMore && !position.isAtEnd ? (
        <Arrow label={t('shell.categoriesForward')} onPress={() => scroll(1)} className="right-0">
          <IconChevronRight className="size-5" />
        </Arrow>
      ) : null}
    </div>
  )
}

function Arrow({
  label,
  onPress,
  className,
  children,
}: {
  label: string
  onPress(): void
  className: string
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={classNames(
        'absolute inset-y-1.5 w-9 cursor-pointer place-items-center rounded-md border border-steel-200 bg-white hover:bg-steel-100 max-lg:hidden lg:grid',
        className,
      )}
    >
      {children}
    </button>
  )
}
