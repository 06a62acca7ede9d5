import { escapeHtml, htmlDocument } from '@shop/http'
import type { FastifyReply } from 'fastify'
import { FRAME, standinPage } from '../sandbox/standin-page.ts'
import type { cardWordsOf } from './card-words.ts'
import type { Amount } from './held-payment.ts'

const STYLE = `
:root{color-scheme:light;--accent:#1d4f8c;--bad:#a3241c;--good:#1c6b3c}
main{max-width:30rem}
main.wide{max-width:80rem}
h1{margin-bottom:.25rem}
h2{font-size:1.0625rem;margin:0 0 .75rem}
p{margin:.25rem 0 .75rem}
.sum{font-size:1.75rem;font-weight:600;margin:0}
.card{background:var(--paper);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem;margin:1rem 0}
label{display:block;font-weight:600;font-size:.9375rem;margin:.75rem 0 .25rem}
input,select,button{font:inherit;color:inherit}
input[type=text],input[type=password],input[type=number],input[type=url],select{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid #7b8794;border-radius:.5rem;background:#fff}
.row{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
.choice{display:flex;gap:.75rem;align-items:flex-start;font-weight:400;padding:.75rem;border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0}
.choice input{margin:.3rem 0 0}
button,.button{display:inline-block;min-height:2.75rem;padding:.5rem 1rem;border:1px solid #7b8794;border-radius:.5rem;background:#fff;text-decoration:none;color:var(--ink);cursor:pointer}
.primary{background:var(--accent);border-color:var(--accent);color:#fff;font-weight:600}
.full{width:100%;margin-top:1rem;text-align:center}
.buttons{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1rem}
a{color:var(--accent)}
.problem{color:var(--bad);font-size:.875rem;margin:.25rem 0 0}
.alert{border-left:4px solid var(--bad);background:#fdf1f0;padding:.75rem 1rem;border-radius:.25rem;margin:1rem 0}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th{text-align:left;font-weight:600}
th,td{padding:.375rem .5rem .375rem 0;vertical-align:top;border-bottom:1px solid var(--line)}
td.number{font-variant-numeric:tabular-nums;white-space:nowrap}
details summary{cursor:pointer;font-weight:600;padding:.25rem 0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:.5rem 0}
dd{font-variant-numeric:tabular-nums}
`

/** A page of the provider, which says that it is a stand-in. `body` is HTML. */
export function providerPage(title: string, body: string, { isWide = false, head = '' } = {}): string {
  const notice = 'Stand-in of the payment provider: no money moves, and no real card may be entered.'
  return standinPage({ title, notice, style: STYLE, body, head, isWide })
}

const FIELDS_STYLE =
  'body{background:transparent}form>:first-child label,.row label{margin-top:0}.problem:empty{display:none}.row{margin-top:.75rem}'

/** The card fields in a frame of a shop's page, in its shopper's language. */
export function fieldsPage(script: string, words: ReturnType<typeof cardWordsOf>): string {
  const field = (name: string, label: string, attributes: string) =>
    `<div><label for="${name}">${label}</label><input type="text" id="${name}" name="${name}" ${attributes} aria-describedby="${name}-problem"><p class="problem" id="${name}-problem" role="alert"></p></div>`
  const body = `<form novalidate data-holder="${words.holder}" data-note="${words.note}">
${field('number', words.number, 'inputmode="numeric" autocomplete="cc-number"')}
<div class="row">${field('expiry', words.expiry, `placeholder="${words.monthYear}" autocomplete="cc-exp"`)}${field('code', words.code, 'inputmode="numeric" autocomplete="cc-csc"')}</div>
</form>
<script src="${script}"></script>`
  return htmlDocument({ title: words.number, language: words.language, style: `${FRAME}${STYLE}${FIELDS_STYLE}`, body })
}

/** A page with one sentence. */
export function noticePage(title: string, sentence: string): string {
  return providerPage(title, `<p>${escapeHtml(sentence)}</p>`)
}

/** An amount as pages show it, such as `129.95 EUR`: every currency of the account has two decimals here. */
export function sumText({ value, currency }: Amount): string {
  return `${(value / 100).toFixed(2)} ${currency}`
}

/** Sends a page; nothing may be loaded into it. Without sources of `scripts`, after which more directives may stand, it runs none. */
export function sendPage(reply: FastifyReply, html: string, scripts = "'none'"): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'; script-src ${scripts}`)
    .send(html)
}
