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
  /** In the service's order; nothing when it does not answer well, or not in time (REC-08). */
  recommend(question: RecommendationQuestion): Promise<readonly Recommendation[]>
  /** Ends open connections. */
  close(): Promise<void>
}
