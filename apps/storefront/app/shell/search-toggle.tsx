import { IconSearch } from '@shop/ui/icons'
import { SEARCH_POPOVER } from '../features/search/search-bar.tsx'
import { useShop } from '../request/use-shop.tsx'
import { headerControl } from './header-dropdowns.tsx'

/** Opens the search over the header of a small screen (NAV-12): the browser does, with and without scripts. */
export function SearchToggle() {
  const { t } = useShop()
  // Not `button`, which the starter keeps for the application; without a form there is nothing to submit.
  return (
    <button type="submit" popoverTarget={SEARCH_POPOVER} aria-label={t('search.label')} className={`${headerControl} md:hidden`}>
      <IconSearch />
    </button>
  )
}
