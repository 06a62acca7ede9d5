import { IconMenu2 } from '@shop/ui/icons'
import { useLocation } from 'react-router'
import { Remembered } from '../commerce-ui/remembered.tsx'
import { SearchBar } from '../features/search/search-bar.tsx'
import { useShop } from '../request/use-shop.tsx'
import { AccountMenu } from './account-menu.tsx'
import { CartButton } from './cart-button.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { ContactDropdown, LanguageDropdown } from './header-dropdowns.tsx'
import { Logo } from './logo.tsx'
import { useNavigationPanel } from './navigation-panel-state.tsx'
import { SearchToggle } from './search-toggle.tsx'
import { WishLink } from './wish-link.tsx'

/** The bar every page of the shop starts with: logo, search, languages, contact, account, cart (SHELL-09..SHELL-20). */
export function Header() {
  const { t, hrefs, market } = useShop()
  const { pathname, search } = useLocation()
  const isLogin = pathname === hrefs.login()
  return (
    <header className="on-ink @container sticky top-0 z-30 bg-ink-900 text-white">
      {/* On a phone controls keep their size where readers have a larger text, of which there is next to none. */}
      <div className="wrap grid grid-cols-[auto_minmax(0,1fr)_auto] max-md:[--spacing:4px] items-center gap-x-3 py-2 md:gap-x-5 md:py-3 lg:gap-x-8">
        <Remembered name="header-start" shows={[isLogin ? 'login' : '']}>
          <div className="flex items-center gap-1">
            {isLogin ? null : <MenuButton />}
            <Logo wordClass={market.languages.length > 1 ? '@max-[24rem]:hidden' : '@max-[22.4rem]:hidden'} />
          </div>
        </Remembered>
        {/* It repeats what was searched for, which is another thing each time. */}
        <Remembered name="search-bar" shows={search === '' ? [] : undefined}>
          <SearchBar />
        </Remembered>
        <nav aria-label={t('shell.yourShop')} className="col-start-3 row-start-1 flex items-center md:gap-1">
          <SearchToggle />
          <Remembered name="language-dropdown" shows={[]}>
            <LanguageDropdown />
          </Remembered>
          <Remembered name="contact-dropdown" shows={[]}>
            <ContactDropdown />
          </Remembered>
          <AccountMenu />
          {/* On a phone it stands in the menu. */}
          <WishLink className="hover:bg-ink-800 max-md:hidden" />
          <Remembered name="cart-button" shows={[]}>
            <CartButton />
          </Remembered>
        </nav>
      </div>
      <Remembered name="category-menu" shows={[]}>
        <CategoryMenu />
      </Remembered>
    </header>
  )
}

/** Opens the drawer of categories; on its own, so that the header is not rendered again with it. */
function MenuButton() {
  const { t, hrefs } = useShop()
  const { open, toggle, prepare } = useNavigationPanel()
  return (
    <>
      <button
        type="button"
        aria-label={t('shell.allCategories')}
        aria-expanded={open === 'drawer'}
        data-opens-menu="drawer"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={event => toggle(event)}
        className="-ml-2.5 grid size-11 cursor-pointer place-items-center rounded-md active:bg-ink-700 aria-expanded:bg-ink-700 lg:hidden noscript:hidden"
      >
        <IconMenu2 />
      </button>
      <noscript>
        <a
          href={hrefs.category()}
          aria-label={t('shell.allCategories')}
          className="-ml-2.5 grid size-11 place-items-center rounded-md lg:hidden"
        >
          <IconMenu2 />
        </a>
      </noscript>
    </>
  )
}
