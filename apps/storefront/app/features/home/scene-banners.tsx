import { buttonClass } from '@shop/ui'
import { LARGEST, preloadSources } from '../../commerce-ui/pictures.tsx'
import { useShop } from '../../request/use-shop.tsx'
import kitchenSmallAvif from './pictures/kitchen-800.avif'
import kitchenSmallWebp from './pictures/kitchen-800.webp'
import kitchenMiddleAvif from './pictures/kitchen-1120.avif'
import kitchenMiddleWebp from './pictures/kitchen-1120.webp'
import kitchenLargeAvif from './pictures/kitchen-1600.avif'
import kitchenLargeWebp from './pictures/kitchen-1600.webp'
import rangeSmallAvif from './pictures/range-800.avif'
import rangeSmallWebp from './pictures/range-800.webp'
import rangeMiddleAvif from './pictures/range-1120.avif'
import rangeMiddleWebp from './pictures/range-1120.webp'
import rangeLargeAvif from './pictures/range-1600.avif'
import rangeLargeWebp from './pictures/range-1600.webp'

const HERO_SIZES = '100vw'

/** Names the picture of the hero in the head of the document as the largest one of the page; see `preloadPicture`. */
export function preloadHero(): void {
  preloadSources(sourcesOf('range', 'avif'), HERO_SIZES)
}

/** The top of the home page: what the shop is, and links to bestsellers and sale. */
export function Hero() {
  const { t, hrefs } = useShop()
  return (
    <section className="on-ink relative overflow-hidden bg-ink-900 text-white">
      <ScenePicture
        scene="range"
        largest
        sizes={HERO_SIZES}
        className="h-64 w-full object-cover object-[68%_50%] md:h-80 md:object-[60%_50%] lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-3/5 lg:[mask-image:linear-gradient(to_right,transparent,black_20%)] 2xl:w-full 2xl:[mask-image:none] 2xl:object-right"
      />
      <div className="wrap relative pt-2 pb-10 md:pt-6 lg:flex lg:min-h-[34rem] lg:flex-col lg:justify-center lg:py-14">
        {/* Eleven digits of the font, in a unit that is the same before it is there. */}
        <h1 className="max-w-[6.336em] text-hero font-extrabold md:max-lg:max-w-none">{t('home.heroTitle')}</h1>
        <p className="mt-5 max-w-md text-lg text-steel-200 md:max-lg:mt-3 md:max-lg:max-w-2xl lg:max-2xl:max-w-[22rem] lg:text-white">
          {t('home.heroText')}
        </p>
        <p className="mt-7 flex flex-wrap gap-3 lg:max-2xl:max-w-[22rem]">
          <a href={hrefs.bestsellers()} className={buttonClass('primary', 'lg')}>
            {t('home.heroBestsellers')}
          </a>
          <a href={hrefs.sales()} className={buttonClass('on-ink', 'lg')}>
            {t('home.heroSale')}
          </a>
        </p>
      </div>
    </section>
  )
}

/** The kitchen department as a scene, with a link to it. */
export function KitchenBanner() {
  const { t, data, hrefs } = useShop()
  const kitchen = data.departments.find(department => department.key === 'gastronomy')
  if (!kitchen) return null
  return (
    <section className="wrap below-fold py-8 [--expected-height:37rem] md:py-10 md:[--expected-height:43rem] lg:[--expected-height:34rem]">
      <div className="on-ink grid overflow-hidden rounded-panel bg-ink-900 text-white lg:grid-cols-[2fr_3fr]">
        <div className="flex flex-col items-start justify-center p-6 md:p-12">
          <p className="text-sm font-semibold text-signal-400">Royal Catering</p>
          <h2 className="mt-2 text-h1">{t('home.kitchenTitle')}</h2>
          <p className="mt-3 max-w-md text-steel-200">{t('home.kitchenText')}</p>
          <a href={hrefs.category(kitchen.slug)} className={`${buttonClass('tertiary', 'lg')} mt-6`}>
            {t('home.kitchenLink')}
          </a>
        </div>
        <ScenePicture
          scene="kitchen"
          sizes="(min-width: 64rem) 55vw, 100vw"
          className="h-56 w-full object-cover object-[50%_30%] max-lg:order-first md:h-80 lg:h-full lg:max-h-[30rem]"
        />
      </div>
    </section>
  )
}

const SCENES = {
  range: {
    height: 704,
    avif: [rangeSmallAvif, rangeMiddleAvif, rangeLargeAvif],
    webp: [rangeSmallWebp, rangeMiddleWebp, rangeLargeWebp],
  },
  kitchen: {
    height: 1056,
    avif: [kitchenSmallAvif, kitchenMiddleAvif, kitchenLargeAvif],
    webp: [kitchenSmallWebp, kitchenMiddleWebp, kitchenLargeWebp],
  },
} as const

function sourcesOf(scene: keyof typeof SCENES, format: 'avif' | 'webp'): string {
  const [small, middle, large] = SCENES[scene][format]
  return `${small} 800w, ${middle} 1120w, ${large} 1600w`
}

interface ScenePictureProps {
  readonly scene: keyof typeof SCENES
  readonly sizes: string
  readonly largest?: boolean
  readonly className: string
}

/** A composed scene of several products; decoration, so without a description. */
function ScenePicture({ scene, sizes, largest = false, className }: ScenePictureProps) {
  const { height, webp } = SCENES[scene]
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf(scene, 'avif')} sizes={sizes} />
      <img
        src={webp[0]}
        srcSet={sourcesOf(scene, 'webp')}
        sizes={sizes}
        alt=""
        width={1600}
        height={height}
        {...(largest ? LARGEST : { loading: 'lazy' })}
        className={className}
      />
    </picture>
  )
}
