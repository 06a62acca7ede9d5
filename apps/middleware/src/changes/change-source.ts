import type { CacheTag, ChangeSource, PurgedTags } from '@shop/contract'
import type { CountryCode } from '@shop/domain/market'
import { hasReducedProducts, type ModelChange, type ReadModel } from '@shop/engine/read-model'

/** The changes of a middleware, as caches of pages follow them. */
export interface MiddlewareChanges extends ChangeSource {
  /** Says that editors have written something else. */
  noteContent(): void
  /** Says that a search knows of changes by now: lists of some categories, or all, are not true any more. */
  noteFound(listedIn: ReadonlySet<string> | 'all'): void
  /** Says that the published reviews of some countries come to something else. */
  noteRatings(countries: readonly CountryCode[]): void
}

/** Says of every change of the catalogue in memory, once it is visible there, which cache tags it purges. */
export function createChangeSource(model: ReadModel): MiddlewareChanges {
  const listeners = new Set<(purged: PurgedTags) => void>()
  const tell = (purged: PurgedTags) => {
    if (purged.length === 0) return
    for (const listener of listeners) listener(purged)
  }
  const reduced = new ReducedMarkets(model)
  model.subscribe(change => {
    const tags = tagsOfChange(model, change)
    const isOther = (change.isEverything || change.productIds.size > 0) && reduced.areOthers()
    tell(tags !== 'all' && isOther && !tags.includes('stores') ? [...tags, 'stores'] : tags)
  })
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isFollowing: () => model.isFollowing(),
    noteContent: () => tell(['content']),
    noteFound(listedIn) {
      if (listedIn === 'all') tell('all')
      else if (listedIn.size > 0) tell(tagsOfLists(listedIn))
    },
    noteRatings: countries => tell(countries.map((country): CacheTag => `rating:${country}`)),
  }
}

/** The markets that have something reduced, on which campaigns of their stores depend. */
class ReducedMarkets {
  readonly #model: ReadModel
  #countries = ''

  constructor(model: ReadModel) {
    this.#model = model
  }

  /** Whether they are others than the last time. */
  areOthers(): boolean {
    const before = this.#countries
    const countries = [...this.#model.stores].map(({ country }) => country)
    this.#countries = countries.filter(country => hasReducedProducts(this.#model, country)).join()
    return this.#countries !== before
  }
}

function tagsOfLists(categoryIds: Iterable<string>): CacheTag[] {
  return ['products', ...[...categoryIds].map((id): CacheTag => `products:${id}`)]
}

const TAGS_OF_WHOLES = {
  category: 'categories',
  attribute: 'attributes',
  store: 'stores',
  discount: 'discounts',
  guarantee: 'guarantees',
  redirection: 'redirections',
  // Other products are found.
  synonym: 'products',
  // Reasons are written by it.
  'relation-rule': 'attributes',
} as const satisfies Record<string, CacheTag>

/** What of cached answers a change of the model purges. */
function tagsOfChange(model: ReadModel, change: ModelChange): PurgedTags {
  const { isEverything, productIds, reviewedIds, recommendedIds, listedIn, hasOtherCounts, wholes } = change
  if (isEverything || wholes.has('purge')) return 'all'
  const tags = new Set<CacheTag>()
  for (const id of productIds) {
    tags.add(`product:${id}`)
    for (const { sku } of model.products.record(id)?.variants ?? []) tags.add(`sku:${sku}`)
  }
  for (const id of recommendedIds)
    for (const { sku } of model.products.record(id, { isKept: false })?.variants ?? []) tags.add(`recommendations:${sku}`)
  if (listedIn.size > 0) for (const tag of tagsOfLists(listedIn)) tags.add(tag)
  if (hasOtherCounts) tags.add('categories')
  for (const id of reviewedIds) tags.add(`reviews:${id}`)
  if (reviewedIds.size > 0) tags.add('reviews:latest')
  for (const topic of wholes) if (topic !== 'purge') tags.add(TAGS_OF_WHOLES[topic])
  return [...tags]
}
