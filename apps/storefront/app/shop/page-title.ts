import { SHOP_NAME } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'

/** Title of a browser tab: the page, then the shop. */
export function pageTitle(t: Translate, title: string): string {
  return t('shell.pageTitle', { title, shop: SHOP_NAME })
}
