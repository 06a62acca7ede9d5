/** What the events of shown and opened recommendations say of them (TRACK-10). */
export interface RecommendationMark {
  readonly id: string
  readonly name: 'similar-products' | 'bought-together' | 'cart' | 'last-seen'
}

/** Attributes of an element that shows something recommended, which the listener for events reads. */
export function recommendationAttributes(mark: RecommendationMark | undefined) {
  return mark ? { 'data-recommendation-id': mark.id, 'data-recommendation-name': mark.name } : {}
}
