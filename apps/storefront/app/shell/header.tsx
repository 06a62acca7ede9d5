import { LANGUAGE_NAMES } from '@shop/domain/market'
import { IconChevronDown, IconHeadset, IconLanguage, IconMail, IconMenu2, IconPhone } from '@shop/ui/icons'
import { useState } from 'react'
import { useShop } from '../shop/use-shop.tsx'
import { AccountMenu } from './account-menu.tsx'
import { CartButton } from './cart-button.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { Logo } from './logo.tsx'
import { SearchBar } from './search-bar.tsx'

const control = 'flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-3 text-sm hover:bg-ink-800'
const popover =
  'absolute right-0 z-50 mt-1 w-64 rounded-card bg-white p-2 text-sm text-ink-900 shadow-pop [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:gap-3 [&_a]:rounded-md [&_a]:px-3 [&_a:hover]:bg-steel-100'

/** The bar every page of the shop starts with: logo, search, languages, contact, account, cart (SHELL-09..SHELL-20). */
export function Header() {
  const { t, data, market } = useShop()
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <header className="on-ink sticky top-0 z-30 bg-ink-900 text-white">
      <div className="wrap grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 py-2.5 md:gap-x-8 md:py-3">
        <div className="flex items-center gap-1">
          <button
            type="button"
            aria-label={t('shell.allCategories')}
            aria-expanded={menuOpen}
            onClick={() => setMenuOpen(true)}
            className="-ml-2.5 grid size-11 cursor-pointer place-items-center lg:hidden"
          >
            <IconMenu2 />
          </button>
          <Logo />
        </div>
        <SearchBar />
        <nav aria-label={t('shell.yourShop')} className="col-start-3 row-start-1 flex items-center md:gap-1">
          {market.languages.length > 1 ? <LanguageSelector /> : null}
          {data.contact ? (
            <details className="relative hidden lg:block" name="header">
              <summary className={`${control} list-none`}>
                <IconHeadset />
                {t('shell.contact')}
                <IconChevronDown className="size-4" />
              </summary>
              <div className={popover}>
                <a href={`tel:${data.contact.phone.replace(/\s/g, '')}`}>
                  <IconPhone className="size-5" />
                  {data.contact.phone}
                </a>
                <a href={`mailto:${data.contact.email}`}>
                  <IconMail className="size-5" />
                  {data.contact.email}
                </a>
              </div>
            </details>
          ) : null}
          <AccountMenu />
          <CartButton />
        </nav>
      </div>
      <CategoryMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  )
}

/** Languages of the market; shown only where there is a choice (SHELL-11, MKT-10). Each link loads the page anew. */
function LanguageSelector() {
  const { t, language, market, hrefs } = useShop()
  return (
    <details className="relative" name="header">
      <summary className={`${control} list-none uppercase`} aria-label={`${t('shell.language')}: ${LANGUAGE_NAMES[language]}`}>
        <IconLanguage />
        {language}
      </summary>
      <div className={popover}>
        {market.languages.map(choice => (
          <a
            key={choice}
            href={hrefs.language(choice)}
            lang={choice}
            data-reload
            data-language={choice}
            aria-current={choice === language ? 'true' : undefined}
          >
            {LANGUAGE_NAMES[choice]}
          </a>
        ))}
      </div>
    </details>
  )
}
