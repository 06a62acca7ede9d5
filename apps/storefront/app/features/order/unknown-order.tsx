import { buttonClass } from '@shop/ui'
import { UnbrokenWords } from '../../commerce-ui/unbroken-words.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** The same page for an order that does not exist and for another customer's. */
export function UnknownOrder() {
  const { t, hrefs } = useShop()
  return (
    <div className="mx-auto max-w-xl py-16 text-center">
      <h1 className="text-h1">{t('order.notFoundTitle')}</h1>
      <p className="mt-4 text-lg text-ink-700">
        <UnbrokenWords text={t('order.notFoundText')} />
      </p>
      <a href={hrefs.home()} className={`${buttonClass('primary', 'lg')} mt-8`}>
        {t('order.toHome')}
      </a>
    </div>
  )
}
