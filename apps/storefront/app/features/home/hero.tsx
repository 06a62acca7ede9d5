import { buttonClass } from '@shop/ui'
import { useShop } from '../../request/use-shop.tsx'
import { ScenePicture } from './scene-picture.tsx'

/** The first thing on the home page: what the shop is, and two ways in. */
export function Hero() {
  const { t, hrefs } = useShop()
  return (
    <section className="on-ink relative overflow-hidden bg-ink-900 text-white">
      <ScenePicture
        scene="range"
        eager
        sizes="100vw"
        className="h-64 w-full object-cover object-[68%_50%] md:absolute md:inset-0 md:h-full md:object-right"
      />
      <div className="wrap relative pt-2 pb-10 md:flex md:min-h-[26rem] md:flex-col md:justify-center md:py-14 lg:min-h-[34rem]">
        <h1 className="max-w-[11ch] text-hero font-extrabold">{t('home.heroTitle')}</h1>
        <p className="mt-5 max-w-md text-lg text-steel-200 md:text-white">{t('home.heroText')}</p>
        <p className="mt-7 flex flex-wrap gap-3">
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
