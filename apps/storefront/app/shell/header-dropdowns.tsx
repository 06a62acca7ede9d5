import { LANGUAGE_NAMES } from '@shop/domain/market'
import { Dropdown } from '@shop/ui'
import { IconChevronDown, IconHeadset, IconLanguage } from '@shop/ui/icons'
import { useLocation } from 'react-router'
import { useShop } from '../request/use-shop.tsx'
import { ContactLinks } from './contact-links.tsx'

/** How to reach the shop; on narrow screens it stands in the menu instead (SHELL-12). */
export function ContactDropdown() {
  const { t, data } = useShop()
  const { key } = useLocation()
  if (!data.contact) return null
  return (
    <Dropdown
      group="header"
      closeOn={key}
      className="max-lg:hidden"
      buttonClass={headerControl}
      button={
        <>
          <IconHeadset />
          {t('shell.contact')}
          <IconChevronDown className="size-4" />
        </>
      }
      panelClass={`${headerPanel} w-72`}
    >
      <ContactLinks />
    </Dropdown>
  )
}

/** What stands in the header and can be pressed. */
export const headerControl = 'flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-2 text-sm hover:bg-ink-800 md:px-3'

/** The panel of a dropdown of the header. */
const headerPanel = 'absolute right-0 z-50 mt-1 rounded-card bg-white p-2 text-sm text-ink-900 shadow-pop'

/** Languages of the market; only where there is a choice (SHELL-11, NAV-11, MKT-10). Each link loads the page again. */
export function LanguageDropdown() {
  const { t, language, market, hrefs } = useShop()
  const { key } = useLocation()
  if (market.languages.length < 2) return null
  return (
    <Dropdown
      group="header"
      closeOn={key}
      label={`${t('shell.language')}: ${LANGUAGE_NAMES[language]}`}
      buttonClass={`${headerControl} uppercase`}
      button={
        <>
          <IconLanguage className="max-sm:hidden" />
          {language}
        </>
      }
      panelClass={`${headerPanel} w-48`}
    >
      {market.languages.map(choice => (
        <a
          key={choice}
          href={hrefs.language(choice)}
          lang={choice}
          data-reload
          data-language={choice}
          aria-current={choice === language ? 'true' : undefined}
          className="flex min-h-11 items-center rounded-md px-3 hover:bg-steel-100 aria-[current]:font-semibold"
        >
          {LANGUAGE_NAMES[choice]}
        </a>
      ))}
      <a
        href={hrefs.countries()}
        rel="nofollow"
        data-reload
        className="mt-1 flex min-h-11 items-center border-t border-steel-200 px-3 hover:bg-steel-100"
      >
        {t('shell.changeCountry')}
      </a>
    </Dropdown>
  )
}
