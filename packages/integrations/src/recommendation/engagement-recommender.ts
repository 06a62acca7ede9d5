import { createOutsideClient, OutsideFailure, readJsonObject } from '../http/index.ts'
import type { Recommendation, RecommendationQuestion, Recommender } from './recommender.ts'

/** The shop's project at the recommendation service. */
export interface RecommendationSettings {
  readonly url: string
  readonly project: string
  /** Token of the public kind. */
  readonly token: string
}

/** A page does not wait longer for a block it can do without. */
const TIMEOUT_MS = 800

/** Asks the service for products. Nothing connects before the first question. */
export function createRecommender(
  settings: RecommendationSettings,
  limits: { readonly totalTimeoutMs?: number } = {},
): Recommender {
  const client = createOutsideClient({
    service: 'recommendation',
    baseUrl: settings.url,
    totalTimeoutMs: limits.totalTimeoutMs ?? TIMEOUT_MS,
    maxConcurrentCalls: 10,
  })
  return {
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
        if (error instanceof OutsideFailure) return []
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
