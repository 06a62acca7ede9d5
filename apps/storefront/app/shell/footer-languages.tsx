import { LANGUAGE_NAMES } from '@shop/domain/market'
import { Flag } from '../commerce-ui/flag.tsx'
import { useShop } from '../request/use-shop.tsx'

/**
 * The languages of the market with its flag (SHELL-30, MKT-10). Where there is a choice each is a link, which loads the
 * page again.
 */
export function FooterLanguages() {
  const { t, market, language, hrefs } = useShop()
  const [only, ...others] = market.languages
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1" aria-label={t('shell.language')}>
      {others.length === 0 && only ? (
        <li lang={only} className="inline-flex min-h-11 items-center gap-2">
          <Flag country={market.country} />
          {LANGUAGE_NAMES[only]}
        </li>
      ) : (
        market.languages.map(choice => (
          <li key={choice}>
            <a
              href={hrefs.language(choice)}
              lang={choice}
              data-reload
              data-language={choice}
              aria-current={choice === language ? 'true' : undefined}
              className="inline-flex min-h-11 items-center gap-2 hover:text-white hover:underline aria-[current]:font-semibold aria-[current]:text-white"
            >
              <Flag country={market.country} />
              {LANGUAGE_NAMES[choice]}
            </a>
          </li>
        ))
      )}
    </ul>
  )
}
