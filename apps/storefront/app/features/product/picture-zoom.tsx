import type { ProductImage } from '@shop/domain/product'
import { IconChevronLeft, IconChevronRight, IconX, IconZoomIn, IconZoomOut } from '@shop/ui/icons'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { ProductPicture } from '../../commerce-ui/pictures.tsx'
import { useShop } from '../../request/use-shop.tsx'

interface PictureZoomProps {
  readonly images: readonly ProductImage[]
  /** Of the product. */
  readonly name: string
  /** Index of the picture that is shown first. */
  readonly first: number
  /** Called with the index of the picture shown last. */
  readonly onClose: (shown: number) => void
}

/** Relative index of the picture that an arrow key shows. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Pictures of a product over the whole window on a native modal dialog: a click enlarges the current one around that
 * point, dragging or scrolling moves it, buttons and arrow keys show the others.
 */
export function PictureZoom({ images, name, first, onClose }: PictureZoomProps) {
  const { t } = useShop()
  const dialog = useRef<HTMLDialogElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const drag = useDragToScroll(pane)
  const [shown, setShown] = useState(first)
  const [isLarge, setLarge] = useState(false)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const show = (index: number) => {
    setShown((index + images.length) % images.length)
    setLarge(false)
  }
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    // An enlarged picture is moved by the arrow keys.
    if (step === undefined || isLarge) return
    event.preventDefault()
    show(shown + step)
  }
  /** Enlarges around a point of the picture, given as fractions of its width and height. */
  const enlarge = (across: number, down: number) => {
    setLarge(!isLarge)
    requestAnimationFrame(() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = pane.current ?? document.body
      pane.current?.scrollTo(across * scrollWidth - clientWidth / 2, down * scrollHeight - clientHeight / 2)
    })
  }
  const pressPicture = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    if (drag.hasDragged()) return
    // A click by keyboard has no position.
    if (detail === 0) return enlarge(0.5, 0.5)
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    enlarge((clientX - left) / width, (clientY - top) / height)
  }
  const image = images[shown]
  return (
    <dialog
      ref={dialog}
      onClose={() => onClose(shown)}
      onKeyDown={press}
      aria-label={`${t('product.gallery')}: ${name}`}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none bg-white p-0 text-ink-900"
    >
      <div ref={pane} className="grid size-full grid-cols-[auto] overflow-auto [container-type:size] [place-content:safe_center]">
        <button
          type="button"
          onClick={pressPicture}
          {...drag.handlers}
          className={
            isLarge
              ? // On a phone it is as high as the window, so that it moves one way alone.
                'aspect-square w-[max(200cqmin,100cqmax)] [@media(max-aspect-ratio:2/3)]:w-[100cqmax] cursor-grab -outline-offset-4 select-none active:cursor-grabbing'
              : 'aspect-square w-[100cqmin] cursor-zoom-in p-2 -outline-offset-4 select-none md:p-6'
          }
        >
          <ProductPicture
            key={image?.url}
            image={image}
            alt={shown === 0 ? name : `${name} (${shown + 1})`}
            eager
            sizes={isLarge ? '200vmin' : '100vmin'}
            className="pointer-events-none size-full object-contain"
          />
        </button>
      </div>
      <p className="absolute top-3 right-3 flex gap-2 md:top-5 md:right-5">
        <button
          type="button"
          aria-label={t(isLarge ? 'product.zoomOut' : 'product.zoomIn')}
          onClick={() => enlarge(0.5, 0.5)}
          className={ROUND_BUTTON}
        >
          {isLarge ? <IconZoomOut className="size-6" /> : <IconZoomIn className="size-6" />}
        </button>
        <button type="button" aria-label={t('shell.close')} onClick={() => dialog.current?.close()} className={ROUND_BUTTON}>
          <IconX className="size-6" />
        </button>
      </p>
      {images.length > 1 ? (
        <p className="absolute inset-x-3 bottom-3 flex items-center justify-between md:inset-x-5 md:bottom-5">
          <button
            type="button"
            aria-label={t('product.previousPicture')}
            onClick={() => show(shown - 1)}
            className={ROUND_BUTTON}
          >
            <IconChevronLeft className="size-6" />
          </button>
          <span aria-live="polite" className="num rounded-full bg-white/90 px-3 py-1 text-sm">
            <span className="sr-only">{t('product.turnPicture', { number: shown + 1, count: images.length })}</span>
            <span aria-hidden="true">
              {shown + 1} / {images.length}
            </span>
          </span>
          <button type="button" aria-label={t('product.nextPicture')} onClick={() => show(shown + 1)} className={ROUND_BUTTON}>
            <IconChevronRight className="size-6" />
          </button>
        </p>
      ) : null}
    </dialog>
  )
}

/** Distance after which a pointer drags instead of clicking, in pixels. */
const DRAG_THRESHOLD_PX = 4

/**
 * Lets a mouse scroll an element by dragging it, as touch does natively. `hasDragged` distinguishes a click from the end
 * of a drag, since both fire a click event.
 */
function useDragToScroll(pane: RefObject<HTMLElement | null>) {
  const start = useRef<{ readonly x: number; readonly y: number; readonly left: number; readonly top: number }>(undefined)
  const isDrag = useRef(false)
  const end = () => {
    start.current = undefined
  }
  return {
    hasDragged: () => isDrag.current,
    handlers: {
      onPointerDown: ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
        isDrag.current = false
        if (pane.current && pointerType === 'mouse') {
          const { scrollLeft: left, scrollTop: top } = pane.current
          start.current = { x, y, left, top }
        }
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (!start.current) return
        const { x, y, left, top } = start.current
        if (Math.hypot(clientX - x, clientY - y) > DRAG_THRESHOLD_PX) isDrag.current = true
        if (isDrag.current) pane.current?.scrollTo(left - (clientX - x), top - (clientY - y))
      },
      onPointerUp: end,
      onPointerLeave: end,
    },
  }
}

/** Classes of a round button over a picture. */
export const ROUND_BUTTON = 'grid size-11 cursor-pointer place-items-center rounded-full bg-white shadow-card hover:bg-steel-100'
