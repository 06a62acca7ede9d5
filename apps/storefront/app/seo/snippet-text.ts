import { SHOP_NAME } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'

/** A text of at most so many characters, cut behind a whole word with an ellipsis where it is longer. */
export function cutAtWord(text: string, maxLength: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= maxLength) return plain
  const room = plain.slice(0, maxLength)
  const end = room.lastIndexOf(' ')
  const words = end > 0 ? room.slice(0, end) : room.slice(0, maxLength - 1)
  return `${words.replace(/[\s.,;:–-]+$/, '')}…`
}

/** Most characters of a title that search engines show. */
const MAX_TITLE = 60

/** What stands between the parts of a title, the most important one first. */
const SEPARATOR = ' – '

/** Title of a browser tab: the page, then the shop where there is room for it. Last parts go where a title is too long. */
export function pageTitle(t: Translate, title: string): string {
  const whole = t('shell.pageTitle', { title, shop: SHOP_NAME })
  if (whole.length <= MAX_TITLE) return whole
  const parts = title.split(SEPARATOR)
  while (parts.length > 1 && parts.join(SEPARATOR).length > MAX_TITLE) parts.pop()
  return parts.join(SEPARATOR)
}
