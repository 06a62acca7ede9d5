import { isArticleSlug } from '@shop/domain/content'

/** Longest slug that operations take. */
const MAX_SLUG_LENGTH = 240

/** The slug of an article's path (ROUTE-26); undefined for another path. */
export function articleSlugOf(path: string): string | undefined {
  const [list, slug, ...more] = path.split('/').filter(Boolean)
  return list === 'inspirations' && slug && more.length === 0 && isArticleSlug(slug) ? slug : undefined
}

/** The slug of a root-level path, with or without the native prefix; undefined for deeper and for longer paths. */
export function slugOf(path: string): { native: 'p' | 'c' | undefined; slug: string } | undefined {
  const segments = path.split('/').filter(Boolean)
  const [first, second] = segments
  if (segments.some(segment => segment.length > MAX_SLUG_LENGTH)) return undefined
  if (segments.length === 1 && first === 'c') return { native: 'c', slug: '' }
  if (segments.length === 1 && first) return { native: undefined, slug: first }
  if (segments.length === 2 && second && (first === 'p' || first === 'c')) return { native: first, slug: second }
  return undefined
}
