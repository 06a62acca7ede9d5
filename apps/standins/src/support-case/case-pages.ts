import { escapeHtml } from '../sandbox/escape-html.ts'
import type { CaseBox, CaseReading } from './case-box.ts'

/** What a browser gets after the form: a page that leads back at once. */
export function returnPage(returnUrl: string): string {
  // Only an http(s) URL: the sender of the form decides where this leads.
  if (!/^https?:$/.test(URL.parse(returnUrl)?.protocol ?? '')) return '<!doctype html><title></title>\n'
  const script = JSON.stringify(returnUrl).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html><head>
<meta http-equiv="Refresh" content="0; URL=${escapeHtml(returnUrl)}">
<script>if (window.location.replace) { window.location.replace(${script}) } else { window.location.href = ${script} }</script>
</head><body></body></html>
`
}

/** What a browser gets instead of that with `debug`. */
export function debugPage(organisation: string, reading: CaseReading, form: URLSearchParams): string {
  const rows = [...form].map(([name, value]) => `<tr><th>${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`)
  const outcome = reading.kind === 'case' ? 'Your request has been queued.' : `No case: ${reading.reason}.`
  return page(
    'Debug',
    `<p>${escapeHtml(outcome)}</p><p>Organisation ${escapeHtml(organisation)}</p><table>${rows.join('')}</table>`,
  )
}

/** The fields that the organisation has besides the standard ones, by the last digits of their ids. */
const OWN_FIELDS: Readonly<Record<string, string>> = {
  A01: 'Subreason',
  A02: 'VAT number',
  A03: 'Product number',
  A04: 'Quantity',
  A05: 'Order number',
  A06: 'Invoice number',
  A07: 'Country',
  A08: 'Locale',
  A09: 'Page',
}

/** The inbox of customer care: all cases, newest first, and what was dropped. */
export function casesPage(box: CaseBox): string {
  const cases = box.cases.map(({ receivedAt, state, fields }) => {
    const { subject = 'No subject', name = '', reason = '', description = '', ...rest } = fields
    const rows = Object.entries({ reason, ...rest }).map(
      ([field, value]) => `<dt>${escapeHtml(labelOf(field))}</dt><dd>${escapeHtml(value)}</dd>`,
    )
    return `<li><details><summary><strong>${escapeHtml(subject)}</strong><span class="muted">${escapeHtml(name)}, ${escapeHtml(reason)}, ${timeText(receivedAt)}${state === 'queued' ? ', queued: more than a day may have' : ''}</span></summary><pre>${escapeHtml(description)}</pre><dl>${rows.join('')}</dl></details></li>`
  })
  const dropped = box.dropped.map(({ receivedAt, reason }) => `<li>${timeText(receivedAt)}: ${escapeHtml(reason)}</li>`)
  return page(
    'Support cases',
    `${cases.length > 0 ? `<ul>${cases.join('\n')}</ul>` : '<p>No cases.</p>'}
<h2>Dropped</h2>
<p class="muted">No case came of these, and their sender was told nothing.</p>
${dropped.length > 0 ? `<ul>${dropped.join('')}</ul>` : '<p>None.</p>'}`,
  )
}

function labelOf(field: string): string {
  return (/^00N/.test(field) ? OWN_FIELDS[field.slice(12, 15)] : undefined) ?? field
}

/** An ISO instant to read. */
function timeText(instant: string): string {
  return `<time datetime="${instant}">${instant.slice(0, 19).replace('T', ' ')} UTC</time>`
}

const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#1d2733,#e6ebee);--muted:light-dark(#56616e,#a9b4bc);--line:light-dark(#d3d9e0,#37424b);--paper:light-dark(#fff,#18222a);--ground:light-dark(#f3f5f7,#0d1419)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
.strip{background:#1d2733;color:#fff;font-size:.8125rem;padding:.5rem 1rem;text-align:center}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.375rem;line-height:1.3;margin:.5rem 0 1rem}
h2{font-size:1.125rem;margin:2rem 0 0}
.muted{color:var(--muted);font-size:.875rem}
:focus-visible{outline:3px solid #e0a100;outline-offset:2px}
ul{list-style:none;margin:0;padding:0}
details{background:var(--paper);border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0;overflow-wrap:anywhere}
summary{padding:.75rem 1rem;cursor:pointer}
summary span{display:block}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;border-top:1px solid var(--line);padding:1rem;font:inherit}
dl{display:grid;grid-template-columns:minmax(7rem,max-content) minmax(0,1fr);gap:.25rem 1rem;border-top:1px solid var(--line);padding:1rem;margin:0}
dt{color:var(--muted);font-size:.875rem}
dd{margin:0;overflow-wrap:anywhere}
table{background:var(--paper);border:1px solid var(--line)}
th{text-align:left;padding:.25rem 1rem;vertical-align:top}
`

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<div class="strip">Stand-in of the system of customer care: these cases have left the shop and reached no one.</div>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
}
