import { redirect } from 'react-router'
import { CountryList } from '../features/market-switch/country-list.tsx'
import { addressIn, chosenCountry, countryChoicesOf, pageLeft } from '../features/market-switch/switch-market.server.ts'
import { translatorOf } from '../request/messages.ts'
import { localPortOf, requestInputContext, shopContext } from '../request/request-context.server.ts'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/countries'

/** Names the countries; with one of them in the address, leads to the page there that someone came from. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const path = pageLeft(shop, url, request.headers.get('referer'))
  const country = chosenCountry(shop, url)
  const localPort = localPortOf(context.get(requestInputContext).host)
  if (country) throw redirect(await addressIn(shop, country, { path, localPort }), 302)
  const t = translatorOf(shop.locale)
  return { title: t('marketSwitch.title'), lead: t('marketSwitch.lead'), countries: countryChoicesOf(shop, path) }
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('shell.changeCountry'))

export default function Countries({ loaderData: { title, lead, countries } }: Route.ComponentProps) {
  return (
    <div className="wrap py-8 md:py-12">
      <h1 className="text-h1">{title}</h1>
      <p className="mt-4 mb-8 max-w-[70ch] text-ink-700">{lead}</p>
      <CountryList countries={countries} />
    </div>
  )
}
