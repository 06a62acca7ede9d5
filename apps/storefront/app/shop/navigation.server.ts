import type { Category, CategoryNode } from '@shop/domain/category'
import { type Language, type LocalizedString, localize } from '@shop/domain/market'

/** The departments as every page carries them: names and slugs of one language, because the tree goes along each time. */
export function navigationOf(departments: readonly Category[], language: Language): CategoryNode[] {
  const only = (text: LocalizedString): LocalizedString => ({ [language]: localize(text, language) })
  const nodeOf = ({ id, key, name, slug, orderHint, icon, imageUrl, productCount, children }: CategoryNode): CategoryNode => ({
    id,
    key,
    name: only(name),
    slug: only(slug),
    orderHint,
    icon,
    productCount,
    children: children.map(nodeOf),
    ...(imageUrl ? { imageUrl } : {}),
  })
  return departments.map(department =>
    nodeOf({ ...department, productCount: department.children.reduce((sum, child) => sum + child.productCount, 0) }),
  )
}
