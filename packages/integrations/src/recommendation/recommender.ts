import type { Locale } from '@shop/domain/market'
import { type RecommendationKeys, recommendationKeysOf } from '@shop/domain/recommendation'
import { readJsonObject } from '../http/json-object.ts'
import { createServiceClient, UpstreamError } from '../http/service-client.ts'

/** For whom and around what something is recommended. */
export interface RecommendationQuestion {
  /** Id of the account or of the browser; without either nothing can be recommended. */
  readonly customer: { readonly registered?: string; readonly cookie: string }
  /** Id of the engine, from the key set of the language (REC-06). */
  readonly engineId: string
  /** Most products wanted, at most 100. */
  readonly size: number
  /** Product ids what is recommended should go with; none for products last seen. */
  readonly around?: readonly string[]
}

/** A product that is recommended. Whether it can be bought, and for how much, the shop asks itself. */
export interface Recommendation {
  readonly sku: string
  /** Goes with a click on it to the tracking. */
  readonly recommendationId: string
}

/** Recommends products. */
export interface Recommender {
  /** The ids of the service for a locale: those of the settings, else the shop's own. */
  keysOf(locale: Locale): RecommendationKeys
  /** In the service's order; nothing when it does not answer well, or not in time (REC-08). */
  recommend(question: RecommendationQuestion): Promise<readonly Recommendation[]>
  /** Ends open connections. */
  close(): Promise<void>
}

/** The shop's project at the recommendation service. */
export interface RecommendationSettings {
  readonly url: string
  readonly project: string
  /** Token of the public kind. */
  readonly token: string
  /** Ids of the service's engines, by locale. */
  readonly keys?: Readonly<Partial<Record<Locale, Partial<RecommendationKeys>>>>
}

/** A page does not wait longer for a block it can do without. */
const TIMEOUT_MS = 800

/** Asks the service for products. Nothing connects before the first question. */
export function createRecommender(
  settings: RecommendationSettings,
  limits: { readonly totalTimeoutMs?: number } = {},
): Recommender {
  const client = createServiceClient({
    service: 'recommendation',
    baseUrl: settings.url,
    totalTimeoutMs: limits.totalTimeoutMs ?? TIMEOUT_MS,
    maxConcurrentCalls: 10,
  })
  return {
    keysOf: locale => ({ ...recommendationKeysOf(locale), ...settings.keys?.[locale] }),
    async recommend(question) {
      try {
        const { status, text } = await client.call({
          method: 'POST',
          path: `/data/v2/projects/${encodeURIComponent(settings.project)}/customers/attributes`,
          headers: { authorization: `Token ${settings.token}` },
          json: bodyOf(question),
          isRepeatable: true,
        })
        return status === 200 ? readRecommendations(text, question) : []
      } catch (error) {
        if (error instanceof UpstreamError) return []
        throw error
      }
    },
    close: () => client.close(),
  }
}

function bodyOf({ customer, engineId, size, around = [] }: RecommendationQuestion): object {
  const items = Object.fromEntries(around.map(sku => [sku, 1]))
  return {
    customer_ids: customer,
    attributes: [
      {
        type: 'recommendation',
        id: engineId,
        fillWithRandom: true,
        size,
        ...(around.length > 0 ? { items } : {}),
        catalogAttributesWhitelist: ['item_id'],
      },
    ],
  }
}

/** The first result's list of values. */
function readRecommendations(text: string, { engineId, size }: RecommendationQuestion): readonly Recommendation[] {
  const results = readJsonObject(text)?.results
  const [first] = Array.isArray(results) ? results : []
  if (first?.success !== true || !Array.isArray(first.value)) return []
  const skus = (first.value as unknown[]).flatMap(item => {
    const sku = (item as { item_id?: unknown } | null)?.item_id
    return typeof sku === 'string' && sku !== '' ? [sku] : []
  })
  return [...new Set(skus)].slice(0, size).map(sku => ({ sku, recommendationId: engineId }))
}
