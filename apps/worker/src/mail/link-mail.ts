import type { Language } from '@shop/domain/market'
import { SHOP_NAME, type Store } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import { html, type MailHtml } from './html.ts'
import { mailPage, paragraphs, SMALL, TEXT } from './mail-page.ts'

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
  readonly links: readonly { readonly label: string; readonly href: string }[]
  /** What stands behind the links. */
  readonly rules: readonly string[]
  /** Why the recipient gets this mail. */
  readonly reason: string
}

/** Subject and both forms of a short mail with links. */
export function linkMail({ store, language }: LinkMailPlace, words: LinkMailWords, t: Translate) {
  const { title, greeting, opening, links, rules, reason, subject = t('shell.pageTitle', { title, shop: SHOP_NAME }) } = words
  const { email, phone } = store.custom
  // A number is read as one, so it stays in one line.
  const closing = [t('mail.questions', { email, phone: phone.replaceAll(' ', '\u00a0') })]
  const beginning = [...(greeting === undefined ? [] : [greeting]), ...opening]
  const linkLines = links.map(({ label, href }) => [`${label}:`, href])
  const text = [[SHOP_NAME.toUpperCase(), '', title], beginning, ...linkLines, rules, closing, [reason]]
  return {
    subject,
    text: `${text
      .filter(lines => lines.length > 0)
      .map(lines => lines.join('\n'))
      .join('\n\n')}\n`,
    html: mailPage({
      language,
      shopName: SHOP_NAME,
      subject,
      preview: opening[0] ?? '',
      title,
      sections: [
        paragraphs(beginning),
        ...links.map(button),
        html`${paragraphs(rules)}<div style="height:28px;line-height:28px;font-size:1px">&nbsp;</div>`,
      ],
      closing,
      reason,
    }),
  }
}

function button({ label, href }: LinkMailWords['links'][number]): MailHtml {
  return html`<p style="margin:0;${TEXT}"><a href="${href}" style="display:inline-block;padding:14px 24px;background:#d8ef35;border-radius:8px;color:#0b141a;font-weight:700;text-decoration:none">${label}</a></p>
<p style="margin:12px 0 0;${SMALL};word-break:break-all">${href}</p>`
}
