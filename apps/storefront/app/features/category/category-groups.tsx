import { classNames, useStrip } from '@shop/ui'
import { IconChevronLeft, IconChevronRight } from '@shop/ui/icons'
import { type CSSProperties, useRef } from 'react'
import { CategoryPicture } from '../../commerce-ui/pictures.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** A category next to others, in the language of the page. */
export interface GroupCategory {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly imageUrl?: string
  readonly productCount: number
}

/** Minimum number of groups for a slider, and the gap between them (CAT-15). */
const GROUP_SLIDER = { min: 3, gapPx: 16 } as const

/** One and a half groups in view on a phone, six on a wide page. */
const IN_VIEW = '[--shown:1.6] sm:[--shown:2.5] md:[--shown:3] lg:[--shown:4] xl:[--shown:5] 2xl:[--shown:6]'

/** Child or sibling categories as a slider; fewer than three are chips (CAT-15). */
export function CategoryGroups({ nodes }: { nodes: readonly GroupCategory[] }) {
  const { t, hrefs, text } = useShop()
  const strip = useRef<HTMLUListElement>(null)
  const { position, scroll } = useStrip(strip, nodes.map(({ id }) => id).join())
  if (nodes.length < GROUP_SLIDER.min) return <CategoryChips nodes={nodes} />
  const arrow =
    'absolute inset-y-0 my-auto grid size-11 cursor-pointer place-items-center rounded-full border border-steel-300 bg-white shadow-card hover:bg-steel-100 max-md:hidden'
  return (
    <nav aria-label={t('listing.subcategories')} className={classNames('relative mt-5', IN_VIEW)}>
      <ul
        ref={strip}
        style={{ gap: GROUP_SLIDER.gapPx, '--gap': `${GROUP_SLIDER.gapPx}px`, '--count': nodes.length } as CSSProperties}
        className="flex snap-x snap-proximity scroll-smooth [scrollbar-width:none] overflow-x-auto overscroll-x-contain"
      >
        {nodes.map(node => (
          <li
            key={node.id}
            className="w-[calc((100%-var(--gap)*(min(var(--shown),var(--count))-1))/min(var(--shown),var(--count)))] max-w-72 min-w-0 shrink-0 snap-start"
          >
            <a
              href={hrefs.category(node.slug)}
              className="flex h-full min-h-16 items-center gap-3 rounded-card bg-steel-50 py-2 pr-3 pl-2 text-sm leading-5 font-medium hover:bg-steel-100"
            >
              <span className="size-12 shrink-0">
                <CategoryPicture imageUrl={node.imageUrl} className="size-full object-contain mix-blend-multiply" sizes="48px" />
              </span>
              <span className="min-w-0 grow wrap-break-word hyphens-auto">
                {text(node.name)} <span className="num block text-xs font-normal text-steel-600">{node.productCount}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {position && !position.isAtStart ? (
        <button
          type="button"
          aria-label={t('shell.categoriesBack')}
          onClick={() => scroll(-1)}
          className={classNames(arrow, '-left-3')}
        >
          <IconChevronLeft className="size-5" />
        </button>
      ) : null}
      {position && !position.isAtEnd ? (
        <button
          type="button"
          aria-label={t('shell.categoriesForward')}
          onClick={() => scroll(1)}
          className={classNames(arrow, '-right-3')}
        >
          <IconChevronRight className="size-5" />
        </button>
      ) : null}
    </nav>
  )
}

/** Child or sibling categories as chips with picture, name and count. */
function CategoryChips({ nodes }: { nodes: readonly GroupCategory[] }) {
  const { t, hrefs, text } = useShop()
  if (nodes.length === 0) return null
  return (
    <nav aria-label={t('listing.subcategories')} className="mt-5">
      <ul className="flex gap-2 overflow-x-auto pb-2 lg:flex-wrap">
        {nodes.map(node => (
          <li key={node.id} className="shrink-0">
            <a
              href={hrefs.category(node.slug)}
              className="flex min-h-14 items-center gap-3 rounded-card bg-steel-50 py-1 pr-4 pl-2 text-sm font-medium hover:bg-steel-100"
            >
              <span className="size-12 shrink-0">
                <CategoryPicture imageUrl={node.imageUrl} className="size-full object-contain mix-blend-multiply" sizes="48px" />
              </span>
              {text(node.name)}
              <span className="num text-xs font-normal text-steel-600">{node.productCount}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
