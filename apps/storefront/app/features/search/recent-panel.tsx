import { useShop } from '../../request/use-shop.tsx'

interface RecentPanelProps {
  readonly searches: readonly string[]
  readonly onForget: () => void
}

/** What this browser looked for lately, and the listings most people want (SEARCH-21), before anything is typed. */
export function RecentPanel({ searches, onForget }: RecentPanelProps) {
  const { t, hrefs } = useShop()
  return (
    <div className="grid gap-1 px-4 py-3 text-sm">
      {searches.length > 0 ? (
        <>
          <p className="flex items-center justify-between gap-3 text-steel-600">
            {t('search.recent')}
            <button type="button" onClick={onForget} className="min-h-11 cursor-pointer text-link underline">
              {t('search.forgetRecent')}
            </button>
          </p>
          <ul>
            {searches.map(query => (
              <li key={query}>
                <a href={hrefs.search({ query })} className="flex min-h-11 items-center wrap-anywhere hover:bg-steel-100">
                  {query}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <PopularListings />
    </div>
  )
}

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
