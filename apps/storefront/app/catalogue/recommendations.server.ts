import type { ProductProjection } from '@shop/domain/product'
import { RECOMMENDATION_IDS, type RecommendationType, recommendationKeysOf } from '@shop/domain/recommendation'
import type { ShopRequest } from '../request/request-context.server.ts'

/** Products that are recommended, best first. */
export interface Recommended {
  /** What recommended them, for the events of shown and opened recommendations (TRACK-10). */
  readonly id: string
  readonly products: readonly ProductProjection[]
}

/** No products. */
export const NOTHING_RECOMMENDED: Recommended = { id: '', products: [] }

/** Who asks for a page that is the same for all. */
const EVERYONE = '00000000-0000-0000-0000-000000000000'

/** What is asked for, and next to what. */
export type RecommendationRequest =
  | { readonly type: 'similar-products' | 'bought-together'; readonly sku: string }
  | {
      readonly type: 'cart'
      readonly browserId: string | undefined
      readonly sku: string
      /** Keys of the categories of the second and third level. */
      readonly categories: readonly (string | undefined)[]
      readonly title: string
    }
  | { readonly type: 'last-seen'; readonly browserId: string }

type Shop = Pick<ShopRequest, 'client' | 'locale'>

/** Asks for recommendations by the ids of the page's language (REC-01..REC-06). Throws what the call throws. */
export async function fetchRecommended({ client, locale }: Shop, question: RecommendationRequest): Promise<Recommended> {
  const keys = recommendationKeysOf(locale)
  const typeId = keys[RECOMMENDATION_IDS[question.type satisfies RecommendationType]]
  const { results } = await client.call('getRecommendations', {
    bloomreachCookie: ('browserId' in question ? question.browserId : undefined) ?? EVERYONE,
    typeId,
    domainId: keys.key,
    languageAndCountry: locale,
    ...payloadOf(question),
  })
  return { id: typeId, products: results[0]?.value.map(({ product }) => product) ?? [] }
}

function payloadOf(question: RecommendationRequest) {
  switch (question.type) {
    case 'last-seen':
      return {}
    case 'cart': {
      const [categoryLvl2, categoryLvl3] = question.categories
      return {
        sourceSku: question.sku,
        ...(categoryLvl2 === undefined ? {} : { categoryLvl2 }),
        ...(categoryLvl3 === undefined ? {} : { categoryLvl3 }),
        productTitle: question.title,
      }
    }
    default:
      return { sourceSku: question.sku }
  }
}
