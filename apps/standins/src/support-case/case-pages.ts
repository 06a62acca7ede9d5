import { escapeHtml } from '@shop/http'
import { DARK_TOO, FOLDED_ENTRIES, standinPage, timeText } from '../sandbox/standin-page.ts'
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

const STYLE = `${DARK_TOO}${FOLDED_ENTRIES}
h2{font-size:1.125rem;margin:2rem 0 0}
pre{font:inherit}
table{background:var(--paper);border:1px solid var(--line)}
th{text-align:left;padding:.25rem 1rem;vertical-align:top}
`

function page(title: string, body: string): string {
  const notice = 'Stand-in of the system of customer care: these cases have left the shop and reached no one.'
  return standinPage({ title, notice, style: STYLE, body })
}
