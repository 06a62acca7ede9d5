import { IconTruckDelivery } from '@shop/ui/icons'
import { useShop } from '../request/use-shop.tsx'

/** Who brings the parcels of the market of the page: names in the shop's own drawing, since the marks are the carriers'. */
export function Carriers() {
  const { t, market } = useShop()
  return (
    <ul aria-label={t('shell.dispatchInformation')} className="flex flex-wrap gap-2">
      {market.carriers.map(carrier => (
        <li
          key={carrier}
          className="flex min-h-8 items-center gap-1.5 rounded-sm border border-steel-200 bg-white px-2.5 py-0.75 text-xs font-semibold text-ink-900"
        >
          <IconTruckDelivery className="size-4.5 text-steel-600" />
          {carrier}
        </li>
      ))}
    </ul>
  )
}
