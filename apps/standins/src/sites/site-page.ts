import { escapeHtml } from '../sandbox/escape-html.ts'
import { SITE_TEXTS, type SiteTexts } from './site-texts.ts'

/** A page of somebody else's site: its name in the language asked for, and the link that led there. */
export function sitePage(page: Exclude<keyof SiteTexts, 'note'>, asked: string, link: string): string {
  const [language, texts] = textsOf(asked)
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts[page])}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem;color:#1d2733}code{word-break:break-all}</style>
<main data-page="${page}">
<h1>${escapeHtml(texts[page])}</h1>
<p>${escapeHtml(texts.note)}</p>
<p><code>${escapeHtml(link)}</code></p>
</main>
</html>
`
}

const ENGLISH = SITE_TEXTS.en as SiteTexts

function textsOf(asked: string): readonly [language: string, texts: SiteTexts] {
  const texts = Object.hasOwn(SITE_TEXTS, asked) ? SITE_TEXTS[asked] : undefined
  return texts ? [asked, texts] : ['en', ENGLISH]
}
