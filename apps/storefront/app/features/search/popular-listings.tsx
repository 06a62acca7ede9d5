import { useShop } from '../../request/use-shop.tsx'

/** The listings most people want, for a search field that has nothing else to show. */
export function PopularListings() {
  const { t, hrefs } = useShop()
  return (
    <p className="flex flex-wrap gap-x-5">
      <a href={hrefs.sales()} className="flex min-h-11 items-center font-medium text-sale underline">
        {t('search.sales')}
      </a>
      <a href={hrefs.bestsellers()} className="flex min-h-11 items-center font-medium text-link underline">
        {t('search.bestsellers')}
      </a>
    </p>
  )
}
