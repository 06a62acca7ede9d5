import { LARGEST, preloadSources } from '../../commerce-ui/pictures.tsx'

/** As wide as it is drawn, of which narrow pages show a part: on them its height decides. */
const SIZES = '(min-width: 90rem) 1360px, (min-width: 64rem) 100vw, (min-width: 48rem) max(100vw, 862px), max(100vw, 554px)'

function sourcesOf(url: string, format: 'avif' | 'webp'): string {
  return [800, 1120, 1600].map(width => `${url}-${width}.${format} ${width}w`).join(', ')
}

/** The hero picture of a category: above the text on narrow pages, right of it and fading towards it on wide ones. */
export function CategoryHero({ url }: { url: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf(url, 'avif')} sizes={SIZES} />
      <img
        src={`${url}-800.webp`}
        srcSet={sourcesOf(url, 'webp')}
        sizes={SIZES}
        alt=""
        width={1600}
        height={416}
        {...LARGEST}
        className="h-36 w-full object-cover object-[94%_50%] md:h-56 lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-[62%] lg:mask-l-from-75%"
      />
    </picture>
  )
}

/** Names it in the head of the document as the largest picture of the page; see `preloadPicture`. */
export function preloadCategoryHero(url: string): void {
  preloadSources(sourcesOf(url, 'avif'), SIZES)
}
