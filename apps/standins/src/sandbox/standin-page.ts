import { escapeHtml, htmlDocument } from '@shop/http'

/** What all pages of stand-ins look like. */
export const FRAME = `
:root{--ink:#1d2733;--muted:#56616e;--line:#d3d9e0;--paper:#fff;--ground:#f3f5f7}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
.strip{background:#1d2733;color:#fff;font-size:.8125rem;padding:.5rem 1rem;text-align:center}
.strip a{color:inherit}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.375rem;line-height:1.3;margin:.5rem 0;overflow-wrap:anywhere}
.muted{color:var(--muted);font-size:.875rem}
:focus-visible{outline:3px solid #e0a100;outline-offset:2px}
dt{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere}
`

/** Colours of pages that follow the browser into the dark. */
export const DARK_TOO = `
:root{color-scheme:light dark;--ink:light-dark(#1d2733,#e6ebee);--muted:light-dark(#56616e,#a9b4bc);--line:light-dark(#d3d9e0,#37424b);--paper:light-dark(#fff,#18222a);--ground:light-dark(#f3f5f7,#0d1419);--accent:light-dark(#1d4f8c,#8cc4f5)}
`

/** A list of entries that open. */
export const FOLDED_ENTRIES = `
ul{list-style:none;margin:0;padding:0}
details{background:var(--paper);border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0;overflow-wrap:anywhere}
summary{padding:.75rem 1rem;cursor:pointer}
summary span{display:block}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;border-top:1px solid var(--line);padding:1rem}
dl{display:grid;grid-template-columns:minmax(7rem,max-content) minmax(0,1fr);gap:.25rem 1rem;border-top:1px solid var(--line);padding:1rem;margin:0}
dt{font-size:.875rem}
`

interface StandinPage {
  readonly title: string
  /** That this is a stand-in, and what that means; none on a page that is about nothing else. */
  readonly notice?: string
  /** Added to what all pages have. */
  readonly style: string
  /** HTML below the heading. */
  readonly body: string
  readonly head?: string
  readonly isWide?: boolean
}

/** A page of a stand-in for people, which says that it is one. */
export function standinPage({ title, notice, style, body, head = '', isWide = false }: StandinPage): string {
  return htmlDocument({
    title,
    head,
    style: `${FRAME}${style}`,
    body: `${notice === undefined ? '' : `<header class="strip">${escapeHtml(notice)}</header>\n`}<main${isWide ? ' class="wide"' : ''}>
<h1>${escapeHtml(title)}</h1>
${body}
</main>`,
  })
}

/** An ISO instant to read. */
export function timeText(instant: string): string {
  return `<time datetime="${instant}">${instant.slice(0, 19).replace('T', ' ')} UTC</time>`
}
