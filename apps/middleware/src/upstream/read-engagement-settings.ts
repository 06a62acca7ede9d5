import { readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@shop/domain/market'
import { RECOMMENDATION_KEY_FIELDS, type RecommendationKeys } from '@shop/domain/recommendation'
import type { RecommendationSettings } from '@shop/integrations/recommendation'
import type { UpstreamSettingsReader } from '@shop/integrations/settings'

/** What the stand-in knows the shop's project and its token as. */
const LOCAL = 'anvil-local'

/** The shop at the service that recommends products. */
export function readRecommendationSettings(
  env: NodeJS.ProcessEnv,
  upstream: UpstreamSettingsReader,
  problems: string[],
): RecommendationSettings {
  return {
    ...(env.RECOMMENDATION_KEYS ? { keys: readKeys(env.RECOMMENDATION_KEYS, problems) } : {}),
    url: upstream.url('RECOMMENDATION_URL', env.RECOMMENDATION_URL, ''),
    project: upstream.key('RECOMMENDATION_PROJECT', env.RECOMMENDATION_PROJECT, LOCAL),
    token: upstream.key('RECOMMENDATION_TOKEN', env.RECOMMENDATION_TOKEN, LOCAL),
  }
}

const ENGINE_ID = /^[\da-f]{24}$/

/** Key sets of the service by locale, from a JSON file such as `{ "de-DE": { "similarProductsId": "…" } }`. */
function readKeys(file: string, problems: string[]): NonNullable<RecommendationSettings['keys']> {
  try {
    const sets = JSON.parse(readFileSync(file, 'utf8')) as unknown
    return Object.fromEntries(entriesOf(sets).map(([locale, ids]) => [requireLocale(locale), requireKeys(locale, ids)]))
  } catch (error) {
    problems.push(`RECOMMENDATION_KEYS cannot be used: ${error instanceof Error ? error.message : String(error)}`)
    return {}
  }
}

function entriesOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('it is not an object of key sets')
  return Object.entries(value)
}

function requireLocale(text: string): Locale {
  const locale = LOCALES.find(known => known === text)
  if (!locale) throw new Error(`${text} is not a locale of the shop`)
  return locale
}

function requireKeys(locale: string, ids: unknown): Partial<RecommendationKeys> {
  for (const [field, id] of entriesOf(ids)) {
    if (!RECOMMENDATION_KEY_FIELDS.some(known => known === field)) throw new Error(`${field} of ${locale} is not one of its ids`)
    if (typeof id !== 'string' || !ENGINE_ID.test(id)) throw new Error(`${field} of ${locale} is not 24 hexadecimal digits`)
  }
  return ids as Partial<RecommendationKeys>
}
