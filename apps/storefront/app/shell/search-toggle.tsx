import { IconSearch } from '@shop/ui/icons'
import { useShop } from '../request/use-shop.tsx'
import { headerControl } from './header-dropdowns.tsx'

interface SearchToggleProps {
  readonly isShown: boolean
  readonly onToggle: () => void
}

/** Shows and hides the search bar on a small screen (NAV-12); without scripts it leads to the page of the search. */
export function SearchToggle({ isShown, onToggle }: SearchToggleProps) {
  const { t, hrefs } = useShop()
  return (
    <a
      href={hrefs.search()}
      aria-label={t('search.label')}
      aria-expanded={isShown}
      onClick={event => {
        event.preventDefault()
        onToggle()
      }}
      className={`${headerControl} aria-expanded:text-signal-400 md:hidden`}
    >
      <IconSearch />
    </a>
  )
}
