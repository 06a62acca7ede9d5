import { type Category, type CategoryNode, hasProductsIn, offeredNodes } from '@shop/domain/category'
import { type CountryCode, type Locale, type LocalizedString, languageOf, localize } from '@shop/domain/market'

/**
 * The departments as every page carries them: names and slugs of one locale, because the tree goes along each time, and
 * only what the market has products in (NAV-14).
 */
export function navigationOf(departments: readonly Category[], country: CountryCode, locale: Locale): CategoryNode[] {
  const language = languageOf(locale)
  const only = (text: LocalizedString): LocalizedString => ({ [language]: localize(text, locale) })
  const onlySlug = (slug: LocalizedString): LocalizedString => ({ [language]: localize(slug, language) })
  const nodeOf = ({ id, key, name, slug, orderHint, icon, imageUrl, productCount, children }: CategoryNode): CategoryNode => ({
    id,
    key,
    name: only(name),
    slug: onlySlug(slug),
    orderHint,
    icon,
    productCount,
    children: offeredNodes(country, children).map(nodeOf),
    ...(imageUrl ? { imageUrl } : {}),
  })
  return departments
    .filter(department => hasProductsIn(country, department))
    .map(department => nodeOf({ ...department, productCount: department.productCount ?? 0 }))
}

/** The way from a department down to a category, both included; empty when the tree does not hold it. */
export function trailToCategory(nodes: readonly CategoryNode[], categoryId: string): readonly CategoryNode[] {
  for (const node of nodes) {
    if (node.id === categoryId) return [node]
    const below = trailToCategory(node.children, categoryId)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
