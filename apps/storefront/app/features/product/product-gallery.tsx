import { largestPictureOf, type ProductImage, type ProductVariant, spinOf, stillPictures } from '@shop/domain/product'
import { IconPhoto, IconRotate360, IconZoomIn } from '@shop/ui/icons'
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import { splitComponent } from '../../browser/split-component.tsx'
import { ProductPicture, preloadPicture } from '../../commerce-ui/pictures.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** As wide as the large picture is drawn: at most 38rem, on a tablet half of the page, and on a phone no higher than leaves room for what is bought. */
const LARGE_SIZES = '(min-width: 64rem) min(38rem, 42vw), (min-width: 48rem) 42vw, 16rem'

/** What few shoppers open is loaded when they are about to. */
const PictureZoom = splitComponent(async () => (await import('./picture-zoom.tsx')).PictureZoom)
const SpinViewer = splitComponent(async () => (await import('./spin-viewer.tsx')).SpinViewer)

/** Loads a part ahead; when it fails, opening it tries again. */
const prepare = (part: { load(): Promise<void> }) => () => void part.load().catch(() => undefined)

const thumb =
  'shot grid size-16 cursor-pointer place-items-center overflow-hidden rounded-md border border-steel-200 p-1 aria-pressed:border-2 aria-pressed:border-ink-900 lg:size-20'

/** Names the first picture in the head of the document, for the page: the gallery itself is remembered. */
export function preloadGallery(variant: Pick<ProductVariant, 'images'>): void {
  preloadPicture(stillPictures(variant.images)[0], LARGE_SIZES)
}

/**
 * The pictures of a variant: one large, in a strip that can be swiped, with a counter; and thumbnails. Where
 * there is a 360° view, it is the last thumbnail and a button on the picture (PDP-23). A click on the picture shows it over
 * the whole window, and without scripts opens the file.
 */
export function ProductGallery({ variant, name }: { variant: Pick<ProductVariant, 'images' | 'attributes'>; name: string }) {
  const { t } = useShop()
  const images = stillPictures(variant.images)
  const spin = spinOf(variant)
  const [isTurning, setTurning] = useState(false)
  const [zoomed, setZoomed] = useState<number>()
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const element = strip.current
    if (!element || isTurning) return
    const look = () => setShown(element.clientWidth > 0 ? Math.round(element.scrollLeft / element.clientWidth) : 0)
    // The strip may have been moved before this page was alive.
    if (element.scrollLeft > 0) look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [isTurning])
  const show = (index: number) => {
    setTurning(false)
    setShown(index)
    // A strip that is shown again has a width only after layout.
    requestAnimationFrame(() => strip.current?.scrollTo({ left: index * strip.current.clientWidth }))
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const next = shown + (step ?? 0)
    if (step === undefined || next < 0 || next >= images.length) return
    event.preventDefault()
    show(next)
  }
  return (
    <section aria-label={t('product.gallery')} className="flex min-w-0 flex-col-reverse gap-3 lg:flex-row lg:self-start">
      {images.length > 1 || spin ? (
        <ul className="flex gap-2 overflow-x-auto p-0.5 max-md:hidden lg:w-21 lg:shrink-0 lg:flex-col lg:gap-3">
          {images.map((image, index) => (
            <li key={image.url} className="shrink-0">
              <button
                type="button"
                data-show-picture={index}
                aria-label={t('product.showPicture', { number: index + 1 })}
                aria-pressed={index === shown && !isTurning}
                onClick={() => show(index)}
                className={thumb}
              >
                <ProductPicture image={image} sizes="80px" />
              </button>
            </li>
          ))}
          {spin ? (
            <li className="shrink-0">
              <button
                type="button"
                aria-label={t('product.turnAround')}
                aria-pressed={isTurning}
                onPointerEnter={prepare(SpinViewer)}
                onFocus={prepare(SpinViewer)}
                onClick={() => setTurning(true)}
                className="on-ink grid size-16 cursor-pointer content-center justify-items-center gap-0.5 rounded-md bg-ink-900 text-xs font-semibold text-white aria-pressed:bg-signal-400 aria-pressed:text-ink-950 lg:size-20"
              >
                <IconRotate360 className="size-5" />
                360°
              </button>
            </li>
          ) : null}
        </ul>
      ) : null}
      <div className="shot relative min-w-0 grow overflow-hidden rounded-panel">
        {isTurning && spin ? (
          <Suspense fallback={<div className="gallery-picture w-full" />}>
            <SpinViewer spin={spin} name={name} />
          </Suspense>
        ) : (
          <ul
            ref={strip}
            data-picture-strip
            aria-label={t('product.gallery')}
            tabIndex={images.length > 1 ? 0 : undefined}
            onKeyDown={press}
            className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain -outline-offset-4 [scrollbar-width:none]"
          >
            {(images.length > 0 ? images : [undefined]).map((image, index) => (
              <li key={image?.url ?? ''} className="w-full shrink-0 snap-start p-2 md:p-4 lg:p-8">
                <LargePicture image={image} index={index} name={name} onZoom={() => setZoomed(index)} />
              </li>
            ))}
          </ul>
        )}
        {images.length > 1 && !isTurning ? (
          <p
            aria-hidden="true"
            className="num pointer-events-none absolute bottom-3 left-3 flex items-center gap-1.5 rounded-full bg-white/90 px-2.5 py-0.5 text-xs text-ink-700 md:hidden"
          >
            {images.map(({ url }, index) => (
              <span key={url} className={`size-2 rounded-full ${index === shown ? 'bg-ink-900' : 'bg-steel-300'}`} />
            ))}
            <span className="pl-1">
              {shown + 1} / {images.length}
            </span>
          </p>
        ) : null}
        {spin ? (
          <button
            type="button"
            onPointerEnter={prepare(SpinViewer)}
            onFocus={prepare(SpinViewer)}
            onClick={() => setTurning(!isTurning)}
            className="absolute right-3 bottom-3 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full bg-white px-4 text-sm font-medium shadow-card hover:bg-steel-100 md:right-5 md:bottom-5"
          >
            {isTurning ? <IconPhoto className="size-5" /> : <IconRotate360 className="size-5" />}
            {isTurning ? t('product.gallery') : t('product.turnAround')}
          </button>
        ) : null}
      </div>
      {zoomed === undefined ? null : (
        <Suspense fallback={null}>
          <PictureZoom
            images={images}
            name={name}
            first={zoomed}
            onClose={index => {
              setZoomed(undefined)
              show(index)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

interface LargePictureProps {
  readonly image: ProductImage | undefined
  /** Index among the pictures. */
  readonly index: number
  readonly name: string
  readonly onZoom: () => void
}

function LargePicture({ image, index, name, onZoom }: LargePictureProps) {
  const { t } = useShop()
  const picture = (
    <ProductPicture
      image={image}
      alt={index === 0 ? name : `${name} (${index + 1})`}
      largest={index === 0}
      sizes={LARGE_SIZES}
      className="gallery-picture mx-auto w-full object-contain mix-blend-multiply"
    />
  )
  if (!image) return picture
  return (
    <a
      href={largestPictureOf(image)}
      data-reload
      aria-haspopup="dialog"
      onPointerEnter={prepare(PictureZoom)}
      onFocus={prepare(PictureZoom)}
      onClick={event => {
        event.preventDefault()
        onZoom()
      }}
      className="relative block cursor-zoom-in"
    >
      {picture}
      <span className="absolute top-1 right-1 grid size-11 place-items-center rounded-full bg-white shadow-card md:top-0 md:right-0">
        <IconZoomIn className="size-5" />
      </span>
      <span className="sr-only">{t('product.enlargePicture', { number: index + 1 })}</span>
    </a>
  )
}
