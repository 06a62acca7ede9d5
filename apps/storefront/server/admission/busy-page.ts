import { type Language, type Locale, localeOf, type Market } from '@shop/domain/market'
import { SHOP_NAME } from '@shop/domain/store'
import { escapeHtml, htmlDocument } from '@shop/http'
import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { createHrefs } from '../../app/href/hrefs.ts'

const STYLE = `body{margin:0;background:#fff;color:#101820;font:1.125rem/1.5 system-ui,sans-serif}
header{padding:.875rem 1.25rem;background:#101820;color:#fff;font-size:1.5rem;font-weight:700}
main{max-width:36rem;margin:0 auto;padding:12vh 1.25rem;overflow-wrap:break-word}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2}
a{display:inline-block;margin:1rem 1.5rem 0 0;color:inherit;font-weight:600}
a:first-child{padding:.75rem 1.25rem;border-radius:.5rem;background:#d9f02b;color:#101820;text-decoration:none}`

const pages = new Map<Locale, Promise<Buffer>>()

/** The page that says that the shop has too much to do, in a language of a market. It is made once, and needs no file of the shop. */
export function busyPageOf(market: Market, language: Language): Promise<Buffer> {
  const locale = localeOf(market, language)
  let page = pages.get(locale)
  if (!page) {
    page = makePage(market, language)
    pages.set(locale, page)
  }
  return page
}

async function makePage(market: Market, language: Language): Promise<Buffer> {
  const locale = localeOf(market, language)
  const t = createTranslate(locale, await loadMessages(locale))
  const title = t('error.unavailableTitle')
  // The empty link is that of the page that was asked for.
  const body = `<header>${escapeHtml(SHOP_NAME)}</header>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(t('error.unavailableText'))}</p>
<p><a href="">${escapeHtml(t('error.tryAgain'))}</a> <a href="${createHrefs(market, language).home()}">${escapeHtml(t('error.toHome'))}</a></p>
</main>`
  return Buffer.from(htmlDocument({ title: `${title} | ${SHOP_NAME}`, language: locale, style: STYLE, body }))
}
