import { buttonClass } from '@shop/ui'
import { useShop } from '../../request/use-shop.tsx'

/** What else can be done with a cart: going on, and saving it as a list. */
export function CartLinks() {
  const { t, hrefs } = useShop()
  const look = `${buttonClass('link')} justify-self-center`
  return (
    <>
      <a href={hrefs.home()} className={look}>
        {t('cart.continue')}
      </a>
      <a href={hrefs.saveToList()} rel="nofollow" className={look}>
        {t('account.saveToList')}
      </a>
    </>
  )
}
