import { freeShippingThresholdOf, shippingMethodsOf } from '@shop/domain/shipping'
import { IconFileInvoice, IconRefresh, IconShieldCheck, IconTruckDelivery } from '@shop/ui/icons'
import { useShop } from '../../request/use-shop.tsx'

/** Four benefits of the shop, with the figures of the market. */
export function Benefits() {
  const { t, money, market, data } = useShop()
  const days = shippingMethodsOf(market, false)[0]?.custom.deliveryTime.replace('-', '–') ?? ''
  const benefits = [
    {
      Icon: IconTruckDelivery,
      title: t('home.benefitDelivery', { amount: money(freeShippingThresholdOf(market)) }),
      text: t('home.benefitDeliveryText', { days }),
    },
    { Icon: IconRefresh, title: t('home.benefitReturns'), text: t('home.benefitReturnsText') },
    { Icon: IconShieldCheck, title: t('home.benefitGuarantee'), text: t('home.benefitGuaranteeText') },
    data.hasNetInvoices
      ? { Icon: IconFileInvoice, title: t('home.benefitInvoice'), text: t('home.benefitInvoiceText') }
      : { Icon: IconFileInvoice, title: t('home.benefitBusinessInvoice'), text: t('home.benefitBusinessInvoiceText') },
  ]
  return (
    <section className="border-b border-steel-200">
      <ul className="wrap grid grid-cols-2 gap-x-4 gap-y-5 py-6 lg:grid-cols-4">
        {benefits.map(({ Icon, title, text }) => (
          <li key={title} className="flex items-start gap-3 text-sm max-sm:flex-col">
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-signal-100">
              <Icon className="size-5" />
            </span>
            <span className="min-w-0 max-w-full hyphens-auto wrap-anywhere">
              <strong className="block font-semibold">{title}</strong>
              <span className="text-steel-600">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
