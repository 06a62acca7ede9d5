import { LANGUAGE_NAMES } from '@shop/domain/market'
import { Dropdown } from '@shop/ui'
import { IconLanguage } from '@shop/ui/icons'
import { useLocation } from 'react-router'
import { useShop } from '../request/use-shop.tsx'
import { headerControl, headerPanel } from './header-styles.ts'

/** Languages of the market; only where there is a choice (SHELL-11, NAV-11, MKT-10). Each link loads the page anew. */
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
    </Dropdown>
  )
}
