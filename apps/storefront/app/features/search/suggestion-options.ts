import type { LocalizedString } from '@shop/domain/market'
import { type SearchHit, SUGGESTED_HITS, type Suggestions } from '@shop/domain/search'
import type { Hrefs } from '../../href/hrefs.ts'

/** Something a search field offers to go to. */
export type SuggestionOption =
  | { readonly kind: 'hit'; readonly href: string; readonly hit: SearchHit; readonly position: number }
  | { readonly kind: 'category' | 'brand' | 'correction'; readonly href: string; readonly label: string }
  | { readonly kind: 'all'; readonly href: string; readonly total: number }

/** All that suggestions lead to, in the order in which it stands there and arrows move through it (SEARCH-04). */
export function suggestionOptions(
  { hits, total, categories, brands, didYouMean }: Suggestions,
  term: string,
  hrefs: Pick<Hrefs, 'product' | 'category' | 'search'>,
  text: (text: LocalizedString) => string,
): SuggestionOption[] {
  return [
    ...(didYouMean ? [{ kind: 'correction' as const, href: hrefs.search({ query: didYouMean }), label: didYouMean }] : []),
    ...hits.map((hit, index) => ({
      kind: 'hit' as const,
      href: hrefs.product(text(hit.product.slug)),
      hit,
      position: index + 1,
    })),
    ...categories.map(({ name, slug }) => ({
      kind: 'category' as const,
      href: hrefs.category(text(slug)),
      label: text(name),
    })),
    ...brands.map(brand => ({ kind: 'brand' as const, href: hrefs.search({ brand }), label: brand })),
    // The button comes with five hits, never with fewer (SEARCH-11, SEARCH-12).
    ...(hits.length >= SUGGESTED_HITS ? [{ kind: 'all' as const, href: hrefs.search({ query: term }), total }] : []),
  ]
}

/** The option after or before one; beyond the last and the first comes none, which is the field itself. */
export function nextActive(active: number, step: 1 | -1, count: number): number {
  const next = active + step
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}

/** Where the Enter key leads: to the chosen option unless it is what was typed, else to all results (SEARCH-05, SEARCH-06). */
export function targetOfEnter(options: readonly SuggestionOption[], active: number, typed: string): string | undefined {
  const href = options[active]?.href
  return href !== undefined && href !== typed.trim() ? href : undefined
}
