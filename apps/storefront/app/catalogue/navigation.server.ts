import { createHash } from 'node:crypto'
import { type Category, type CategoryNode, hasProductsIn, offeredNodes } from '@shop/domain/category'
import { type CountryCode, type Locale, languageOf, localize } from '@shop/domain/market'
import type { CategoryView, DepartmentView, MenuCategory, ProductBar } from '../request/category-view.ts'
import type { ShopRequest } from '../request/request-context.server.ts'

/** The categories a market offers, in one locale. */
export interface Navigation {
  /** First level first, each with what is below it. */
  readonly departments: readonly MenuCategory[]
  /** The first level alone. */
  readonly firstLevel: readonly DepartmentView[]
  /** Names the content: another tree has another one. */
  readonly version: string
}

export const NO_NAVIGATION: Navigation = { departments: [], firstLevel: [], version: '' }

const ofRequests = new WeakMap<ShopRequest, Promise<Navigation>>()

/**
 * The navigation of a request's shop, asked for once however many parts of a page need it. Rejects while the middleware is
 * away.
 */
export function loadNavigation(shop: ShopRequest): Promise<Navigation> {
  const asked = ofRequests.get(shop)
  if (asked) return asked
  const navigation = shop.client
    .call('getCategory', { acceptLanguage: [shop.language] })
    .then(({ categories }) => navigationOf(categories.results, shop.market.country, shop.locale))
  ofRequests.set(shop, navigation)
  return navigation
}

/** By answer: as long as the categories stay the same, a middleware in this process answers with the same list. */
const ofAnswers = new WeakMap<readonly Category[], Map<Locale, Navigation>>()

/** What a market has products in, with names and slugs of one locale (NAV-14). */
export function navigationOf(categories: readonly Category[], country: CountryCode, locale: Locale): Navigation {
  const known = ofAnswers.get(categories)?.get(locale)
  if (known) return known
  const offered = categories
    .filter(category => hasProductsIn(country, category))
    .map(category => ({
      ...menuCategoryOf({ ...category, children: offeredNodes(country, category.children) }, locale),
      ...(category.imageUrl ? { imageUrl: category.imageUrl } : {}),
    }))
  const version = createHash('sha256').update(JSON.stringify(offered)).digest('base64url').slice(0, 10)
  const navigation = { departments: offered, firstLevel: levelOf(offered), version }
  ofAnswers.set(categories, (ofAnswers.get(categories) ?? new Map<Locale, Navigation>()).set(locale, navigation))
  return navigation
}

function menuCategoryOf(node: NamedCategory & Pick<CategoryNode, 'children'>, locale: Locale): MenuCategory {
  return { ...categoryViewOf(node, locale), children: node.children.map(child => menuCategoryOf(child, locale)) }
}

type NamedCategory = Pick<CategoryNode, 'id' | 'key' | 'name' | 'slug'>

/** A category in the texts of one locale. */
function categoryViewOf({ id, key, name, slug }: NamedCategory, locale: Locale): CategoryView {
  return { id, key, name: localize(name, locale), slug: localize(slug, languageOf(locale)) }
}

/** Categories of a level without those below them. */
export function levelOf(categories: readonly MenuCategory[]): DepartmentView[] {
  return categories.map(({ children, ...category }) => ({ ...category, hasChildren: children.length > 0 }))
}

/** The way from a department down to a category, both included; empty when the navigation does not hold it. */
export function trailToCategory(categories: readonly MenuCategory[], categoryId: string): readonly MenuCategory[] {
  for (const category of categories) {
    if (category.id === categoryId) return [category]
    const below = trailToCategory(category.children, categoryId)
    if (below.length > 0) return [category, ...below]
  }
  return []
}

/** Where a product is among the categories: those that hold it, from the department down, and what the bar lists on its page. */
export interface ProductPlace {
  readonly trail: readonly CategoryView[]
  readonly bar: ProductBar
}

/** The place of a product that is in categories, the last of which is its own. */
export function placeOfProduct({ departments }: Navigation, categories: readonly { readonly id: string }[]): ProductPlace {
  const leaf = categories.at(-1)
  const found = leaf ? trailToCategory(departments, leaf.id) : []
  const trail = found.map(({ children: _children, ...category }) => category)
  const [department] = trail
  return { trail, bar: { ...(department ? { department } : {}), categories: levelOf(found[0]?.children ?? []) } }
}

/** A category of any level by its key. */
export function findCategory(categories: readonly MenuCategory[], key: string): MenuCategory | undefined {
  for (const category of categories) {
    const found = category.key === key ? category : findCategory(category.children, key)
    if (found) return found
  }
  return undefined
}
