import { type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { IconChevronLeft, IconChevronRight } from './control-icons.tsx'
import { useStrip } from './use-strip.ts'

interface CarouselProps {
  readonly label: string
  readonly previousLabel: string
  readonly nextLabel: string
  /** Cards; each is stretched to the height of the tallest. */
  readonly children: readonly ReactNode[]
}

/** One and a half items in view, three from 768 px on; gaps of 20, then 30 px. */
const MEASURES =
  '[--shown:1.5] [--gap:20px] min-[640px]:[--shown:1.5] min-[768px]:[--shown:3] min-[1023px]:[--gap:20px] min-[1200px]:[--gap:30px] min-[1440px]:[--shown:3] min-[1919px]:[--gap:30px]'

/** Items in a strip that scrolls sideways and snaps to an item; buttons scroll it as dragging does. */
export function Carousel({ label, previousLabel, nextLabel, children }: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null)
  const { position, scroll } = useStrip(strip)
  return (
    <section aria-label={label} className={classNames('relative', MEASURES)}>
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard
        tabIndex={0}
        className="flex snap-x snap-proximity scroll-smooth gap-[var(--gap)] overflow-x-auto overscroll-x-contain pb-4"
      >
        {children.map((child, index) => (
          // The items of a carousel are never reordered.
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is their only identity
          <li key={index} className="w-[calc((100%-var(--gap)*(var(--shown)-1))/var(--shown))] min-w-0 shrink-0 snap-start">
            {child}
          </li>
        ))}
      </ul>
      {position && !(position.isAtStart && position.isAtEnd) ? (
        <p className="no-print mt-1 flex justify-end gap-2">
          <Arrow label={previousLabel} isOff={position.isAtStart} onPress={() => scroll(-1)} Icon={IconChevronLeft} />
          <Arrow label={nextLabel} isOff={position.isAtEnd} onPress={() => scroll(1)} Icon={IconChevronRight} />
        </p>
      ) : null}
    </section>
  )
}

interface ArrowProps {
  readonly label: string
  readonly isOff: boolean
  readonly onPress: () => void
  readonly Icon: typeof IconChevronLeft
}

function Arrow({ label, isOff, onPress, Icon }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
      className="grid size-11 cursor-pointer place-items-center rounded-full border border-steel-500 bg-white hover:bg-steel-100 aria-disabled:cursor-default aria-disabled:opacity-45"
    >
      <Icon className="size-5" />
    </button>
  )
}
