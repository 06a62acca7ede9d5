import { frameAfterDrag, type ProductImage } from '@shop/domain/product'
import { IconChevronLeft, IconChevronRight } from '@shop/ui/icons'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useShop } from '../../request/use-shop.tsx'
import { ROUND_BUTTON } from './picture-zoom.tsx'

/** Frames on either side of the one in view that are loaded ahead. */
const AHEAD = 3

/** Frames that an arrow key, a button or a page key moves by. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: 1,
  ArrowDown: 1,
  ArrowRight: -1,
  ArrowUp: -1,
  PageUp: -4,
  PageDown: 4,
}

interface SpinViewerProps {
  readonly spin: { readonly image: ProductImage; readonly frames: number }
  readonly name: string
}

/**
 * A product to be turned by dragging, by arrow keys or by buttons; it never turns by itself, and a frame is loaded when it
 * or one near it comes into view (PDP-23).
 */
export function SpinViewer({ spin: { image, frames }, name }: SpinViewerProps) {
  const { t } = useShop()
  const [frame, setFrame] = useState(0)
  const [loaded, setLoaded] = useState(() => near(0, frames))
  const drag = useRef<{ readonly x: number; readonly frame: number }>(undefined)
  const turnTo = (next: number) => {
    const turned = ((next % frames) + frames) % frames
    setFrame(turned)
    setLoaded(before => new Set([...before, ...near(turned, frames)]))
  }
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    turnTo(frame + step)
  }
  const move = ({ clientX, currentTarget }: PointerEvent) => {
    if (!drag.current) return
    const by = clientX - drag.current.x
    turnTo(frameAfterDrag(drag.current.frame, { by, width: currentTarget.clientWidth }, frames))
  }
  const end = () => {
    drag.current = undefined
  }
  return (
    <div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${t('product.turnAround')}: ${name}`}
        aria-valuemin={1}
        aria-valuemax={frames}
        aria-valuenow={frame + 1}
        aria-valuetext={t('product.turnPicture', { number: frame + 1, count: frames })}
        onKeyDown={press}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          drag.current = { x: event.clientX, frame }
        }}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        className="cursor-ew-resize touch-pan-y p-4 -outline-offset-4 select-none md:p-8"
      >
        <div className="relative mx-auto aspect-square max-h-[38rem] w-full">
          {[...loaded].map(index => (
            <Frame key={index} image={image} index={index} isShown={index === frame} />
          ))}
        </div>
      </div>
      <p className="absolute bottom-3 left-3 flex gap-2 md:bottom-5 md:left-5">
        <button type="button" aria-label={t('product.turnLeft')} onClick={() => turnTo(frame + 1)} className={ROUND_BUTTON}>
          <IconChevronLeft className="size-5" />
        </button>
        <button type="button" aria-label={t('product.turnRight')} onClick={() => turnTo(frame - 1)} className={ROUND_BUTTON}>
          <IconChevronRight className="size-5" />
        </button>
      </p>
    </div>
  )
}

/** A frame with its neighbours. */
function near(frame: number, frames: number): Set<number> {
  const offsets = Array.from({ length: 2 * AHEAD + 1 }, (_frame, index) => index - AHEAD)
  return new Set(offsets.map(offset => (((frame + offset) % frames) + frames) % frames))
}

function Frame({ image, index, isShown }: { image: ProductImage; index: number; isShown: boolean }) {
  const sources = (format: 'avif' | 'webp') =>
    image.widths.map(width => `${framePathOf(image, index, width, format)} ${width}w`).join(', ')
  const sizes = '(min-width: 64rem) 50vw, 92vw'
  return (
    <picture className={isShown ? undefined : 'invisible'}>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={framePathOf(image, index, image.widths[0] ?? image.width, 'webp')}
        srcSet={sources('webp')}
        sizes={sizes}
        alt=""
        draggable={false}
        width={image.width}
        height={image.height}
        className="absolute inset-0 size-full object-contain mix-blend-multiply"
      />
    </picture>
  )
}

/** Path of one frame of a turn around a product, in a width and a format. */
function framePathOf({ url }: ProductImage, frame: number, width: number, format: 'avif' | 'webp'): string {
  return `${url}-${String(frame).padStart(2, '0')}-${width}.${format}`
}
