import type { CountryCode, Language } from '@shop/domain/market'
import { Flag } from '../../commerce-ui/flag.tsx'

/** A country to choose. */
export interface CountryChoice {
  readonly country: CountryCode
  readonly name: string
  /** Names of its languages, each in itself. */
  readonly languages: readonly { readonly code: Language; readonly name: string }[]
  readonly currency: string
  /** Where choosing it leads; missing for the country of this storefront. */
  readonly href?: string
}

/** The countries with a storefront, each a link to the same page there. The links load a page: it is another site. */
export function CountryList({ countries }: { countries: readonly CountryChoice[] }) {
  return (
    <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
      {countries.map(({ country, name, languages, currency, href }) => {
        const content = (
          <>
            <Flag country={country} />
            <span className="min-w-0 grow">
              <span className="block leading-5 font-medium">{name}</span>
              <span className="block text-xs text-steel-600">
                {languages.map((language, index) => (
                  <span key={language.code} lang={language.code}>
                    {index > 0 ? ' · ' : ''}
                    {language.name}
                  </span>
                ))}
              </span>
            </span>
            <span className="text-xs text-steel-600">{currency}</span>
          </>
        )
        const look = 'flex h-full min-h-14 items-center gap-3 rounded-card border px-4 py-2 text-sm'
        return (
          <li key={country}>
            {href ? (
              <a href={href} rel="nofollow" data-reload className={`${look} border-steel-200 hover:border-ink-700`}>
                {content}
              </a>
            ) : (
              <p aria-current="true" className={`${look} border-ink-900 bg-steel-50`}>
                {content}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
