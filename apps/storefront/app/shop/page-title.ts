import type { Translate } from '@shop/i18n'
import { SHOP_NAME } from './brand.ts'

/** Title of a browser tab: the page, then the shop. */
export function pageTitle(t: Translate, title: string): string {
  return t('shell.pageTitle', { title, shop: SHOP_NAME })
}
