import { InformationBox } from '@shop/ui'
import { useShop } from '../../request/use-shop.tsx'

/** How to order in a market whose checkout is not open (MKT-18). */
export function CheckoutClosed() {
  const { t, data } = useShop()
  if (!data.contact) return null
  return <InformationBox type="info">{t('cart.checkoutDisabled', data.contact)}</InformationBox>
}
