import { buttonClass } from '@shop/ui'
import { useShop } from '../../request/use-shop.tsx'
import { ScenePicture } from './scene-picture.tsx'

/** The first department as a scene, with the way into it. */
export function KitchenBanner() {
  const { t, data, hrefs, text } = useShop()
  const kitchen = data.departments.find(department => department.key === 'gastronomy')
  if (!kitchen) return null
  return (
    <section className="wrap py-8 md:py-10">
      <div className="on-ink grid overflow-hidden rounded-panel bg-ink-900 text-white lg:grid-cols-[2fr_3fr]">
        <div className="flex flex-col items-start justify-center p-6 md:p-12">
          <p className="text-sm font-semibold text-signal-400">Royal Catering</p>
          <h2 className="mt-2 text-h1">{t('home.kitchenTitle')}</h2>
          <p className="mt-3 max-w-md text-steel-200">{t('home.kitchenText')}</p>
          <a href={hrefs.category(text(kitchen.slug))} className={`${buttonClass('tertiary', 'lg')} mt-6`}>
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
