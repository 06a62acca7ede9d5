import { SHOP_NAME } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'

/** Most characters of a title that search engines show. */
const MAX_TITLE = 60

/** Title of a browser tab: the page, then the shop where there is room for it. */
export function pageTitle(t: Translate, title: string): string {
  const whole = t('shell.pageTitle', { title, shop: SHOP_NAME })
  return whole.length <= MAX_TITLE ? whole : title
}
