import { LANGUAGE_NAMES } from '@shop/domain/market'
import { useShop } from '../shop/use-shop.tsx'
import { Flag } from './flag.tsx'

/** Languages of the market with its flag; only where there is a choice (SHELL-30, MKT-10). Each link loads the page anew. */
export function FooterLanguages() {
  const { t, market, language, hrefs } = useShop()
  if (market.languages.length < 2) return null
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1" aria-label={t('shell.language')}>
      {market.languages.map(choice => (
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
      ))}
    </ul>
  )
}
