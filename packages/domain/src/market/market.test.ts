import { describe, expect, it } from 'vitest'
import { fallbackLocaleOf, LOCALES, marketOf, marketOfStoreKey, searchIndexNameOf } from './find-market.ts'
import { LANGUAGES } from './language.ts'
import { storeKeyOf } from './locale-of.ts'
import { localize } from './localize.ts'
import { COUNTRIES, MARKETS } from './market.ts'
import { isOwnHost, marketOfHost, ownHostOf } from './market-hosts.ts'

const countriesWhere = (test: (market: (typeof MARKETS)[number]) => boolean) => MARKETS.filter(test).map(market => market.country)

describe('the market registry', () => {
  it('MKT-01, MKT-02 holds 25 markets with one store each', () => {
    expect(countriesWhere(() => true)).toEqual([...COUNTRIES])
    expect(COUNTRIES).toHaveLength(25)
    expect(new Set(MARKETS.map(storeKeyOf)).size).toBe(25)
    for (const market of MARKETS) expect(marketOfStoreKey(storeKeyOf(market))).toBe(market)
  })

  it('MKT-07, MKT-08 holds 21 languages and 28 locales', () => {
    expect(new Set(MARKETS.flatMap(market => market.languages))).toEqual(new Set(LANGUAGES))
    expect(LANGUAGES).toHaveLength(21)
    expect([...LOCALES].sort()).toEqual(
      'bg-BG cs-CZ da-DK de-AT de-CH de-DE el-GR en-GB en-IE es-ES fi-FI fr-BE fr-CH fr-FR hr-HR hu-HU it-CH it-IT lt-LT nb-NO nl-BE nl-NL pl-PL pt-PT ro-RO sk-SK sl-SI sv-SE'.split(
        ' ',
      ),
    )
  })

  it('MKT-10 speaks several languages in Belgium and Switzerland only', () => {
    expect(countriesWhere(market => market.languages.length > 1)).toEqual(['BE', 'CH'])
    expect(marketOf('BE').languages).toEqual(['fr', 'nl'])
    expect(marketOf('CH').languages).toEqual(['de', 'fr', 'it'])
  })

  it('MKT-11 falls back from locales of shared languages to the main one', () => {
    expect(LOCALES.flatMap(locale => (fallbackLocaleOf(locale) ? [`${locale}>${fallbackLocaleOf(locale)}`] : [])).sort()).toEqual(
      ['de-AT>de-DE', 'de-CH>de-DE', 'en-IE>en-GB', 'fr-BE>fr-FR', 'fr-CH>fr-FR', 'it-CH>it-IT', 'nl-BE>nl-NL'],
    )
  })

  it('MKT-13, MKT-14 uses the euro in fifteen markets and ten other currencies', () => {
    expect(countriesWhere(market => market.currency === 'EUR').join(' ')).toBe('AT BE DE ES FI FR GR HR IE IT LT NL PT SI SK')
    const others = MARKETS.filter(market => market.currency !== 'EUR').map(market => `${market.country} ${market.currency}`)
    expect(others).toEqual(['BG BGN', 'CH CHF', 'CZ CZK', 'DK DKK', 'GB GBP', 'HU HUF', 'NO NOK', 'PL PLN', 'RO RON', 'SE SEK'])
  })

  it('MKT-17 names one search index per locale', () => {
    expect(searchIndexNameOf('de-AT')).toBe('prod.de-AT')
  })

  it('MKT-18, MKT-19, MKT-23, MKT-24 switches functions per market', () => {
    expect(countriesWhere(market => !market.checkoutEnabled).sort()).toEqual(['BG', 'GR', 'IE', 'LT', 'RO', 'SI'])
    expect(countriesWhere(market => market.quickAddRestricted)).toEqual(['AT', 'DE'])
    expect(countriesWhere(market => market.newTrustFeatures)).toEqual(['DE', 'PL'])
    expect(countriesWhere(market => market.reviewConsent)).toEqual(['CZ'])
    expect(countriesWhere(market => market.nativeRouting)).toEqual(['LT'])
  })

  it('MKT-22, MKT-25, MKT-26, MKT-28 holds the remaining switches', () => {
    expect(countriesWhere(market => market.manualTranslation).sort()).toEqual(['AT', 'DE', 'GB', 'IE', 'PL'])
    expect(countriesWhere(market => market.liveUpdates)).toHaveLength(25)
    expect(countriesWhere(market => market.companyIsDefaultClientType || market.mapsAddressCheck)).toEqual([])
    expect(countriesWhere(market => !market.priceDisclaimer)).toEqual(['CH', 'GB', 'NO'])
  })
})

describe('marketOfHost', () => {
  const marketsOfHosts = [
    ['at.localhost:3000', 'AT'],
    ['localhost:3000', 'SK'],
    ['127.0.0.1', 'SK'],
    ['uk.localhost', 'GB'],
    ['gb.localhost:3000', 'GB'],
    ['co.uk.localhost', 'GB'],
    ['www.anvil.co.uk', 'GB'],
    ['anvil.de', 'DE'],
    ['ANVIL.DE.', 'DE'],
    ['shop.example.be:443', 'BE'],
    ['example.com', 'SK'],
    ['notde', 'SK'],
  ] as const
  it.each(marketsOfHosts)('MKT-03, MKT-04, MKT-05 finds the market of %s', (host, country) => {
    expect(marketOfHost(host).country).toBe(country)
  })
})

describe('isOwnHost', () => {
  it.each(['localhost', 'de.localhost:3000', 'anvil.de', 'www.anvil.co.uk', '127.0.0.1:3000'])('MKT-03 knows %s', host => {
    expect(isOwnHost(host)).toBe(true)
    expect(ownHostOf(host, 3000)).toBe(host)
  })
  const unknownHosts = [
    ['evil.example', 'anvil.sk', 'sk.localhost:3000'],
    ['evil.de', 'anvil.de', 'de.localhost:3000'],
    ['anvil.de.evil.com', 'anvil.sk', 'sk.localhost:3000'],
    ['xde.localhost', 'anvil.sk', 'sk.localhost:3000'],
    ['shop.at.localhost', 'anvil.at', 'at.localhost:3000'],
    ['192.168.1.5:3000', 'anvil.sk', 'sk.localhost:3000'],
    ['de.localhost:99999', 'anvil.de', 'de.localhost:3000'],
    ['anvil.de@evil.com', 'anvil.sk', 'sk.localhost:3000'],
    ['a b', 'anvil.sk', 'sk.localhost:3000'],
    ['', 'anvil.sk', 'sk.localhost:3000'],
  ] as const
  it.each(unknownHosts)('MKT-05 names the host of its market instead of %j', (host, production, local) => {
    expect(isOwnHost(host)).toBe(false)
    expect(ownHostOf(host)).toBe(production)
    expect(ownHostOf(host, 3000)).toBe(local)
  })
})

describe('localize', () => {
  it('MKT-12 falls back to English, then to any text', () => {
    expect(localize({ de: 'Fritteuse', en: 'Fryer' }, 'de')).toBe('Fritteuse')
    expect(localize({ en: 'Fryer' }, 'de')).toBe('Fryer')
    expect(localize({ fr: 'Friteuse' }, 'de')).toBe('Friteuse')
    expect(localize({}, 'de')).toBe('')
  })
})
