import { fetchShopFile } from '@shop/contract/shop-file'
import type { MenuCategory } from '../request/category-view.ts'

/** By address, which names the content; a window asks for each once. */
const menus = new Map<string, Promise<readonly MenuCategory[]>>()

/** The categories of the menu with all that is below them. Rejects when they cannot be had now; the next call asks again. */
export function fetchMenu(href: string): Promise<readonly MenuCategory[]> {
  const asked = menus.get(href)
  if (asked) return asked
  const menu = fetchShopFile<{ readonly departments: readonly MenuCategory[] }>(href).then(({ departments }) => departments)
  menus.set(href, menu)
  menu.catch(() => menus.delete(href))
  return menu
}
