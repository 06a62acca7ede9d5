import { type Category, type CategoryNode, hasProductsIn, offeredNodes } from '@shop/domain/category'
import { type CountryCode, type Language, type LocalizedString, localize } from '@shop/domain/market'

/**
 * The departments as every page carries them: names and slugs of one language, because the tree goes along each time, and
 * only what the market has products in (NAV-14).
 */
export function navigationOf(departments: readonly Category[], country: CountryCode, language: Language): CategoryNode[] {
  const only = (text: LocalizedString): LocalizedString => ({ [language]: localize(text, language) })
  const nodeOf = ({ id, key, name, slug, orderHint, icon, imageUrl, productCount, children }: CategoryNode): CategoryNode => ({
    id,
    key,
    name: only(name),
    slug: only(slug),
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
