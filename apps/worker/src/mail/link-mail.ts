import type { Language } from '@shop/domain/market'
import { SHOP_NAME, type Store } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import { withColon } from '@shop/i18n/format'
import { mailPage, paragraphs } from './mail-page.ts'
import { button, type MailLink, writeText } from './mail-parts.ts'
import { contactLine, senderLines } from './sender-lines.ts'

/** Whom and where a mail with links is for. */
export interface LinkMailPlace {
  readonly store: Store
  readonly language: Language
}

/** What a short mail says around its links. */
export interface LinkMailWords {
  /** Default the title and the name of the shop. */
  readonly subject?: string
  readonly title: string
  /** Of a mail that has one; never with a name. */
  readonly greeting?: string
  readonly opening: readonly string[]
  readonly links: readonly MailLink[]
  /** What stands behind the links. */
  readonly rules: readonly string[]
  /** Why the recipient gets this mail. */
  readonly reason: string
}

/** Subject and both forms of a short mail with links. */
export function linkMail({ store, language }: LinkMailPlace, words: LinkMailWords, t: Translate) {
  const { title, greeting, opening, links, rules, reason, subject = t('shell.pageTitle', { title, shop: SHOP_NAME }) } = words
  const closing = [contactLine(store, t)]
  const beginning = [...(greeting === undefined ? [] : [greeting]), ...opening]
  const linkLines = links.map(({ label, href }) => [withColon(label, language), href])
  const sender = senderLines(language, t)
  return {
    subject,
    text: writeText([[SHOP_NAME.toUpperCase(), '', title], beginning, ...linkLines, rules, closing, [reason], sender]),
    html: mailPage({
      language,
      shopName: SHOP_NAME,
      subject,
      preview: opening[0] ?? '',
      title,
      sections: [paragraphs(beginning), ...links.map(button), ...(rules.length > 0 ? [paragraphs(rules)] : [])],
      closing,
      reason,
      sender,
    }),
  }
}
