import { escapeHtml } from '@shop/http'
import { DARK_TOO, FOLDED_ENTRIES, standinPage, timeText } from '../sandbox/standin-page.ts'
import type { CollectedRecord, RecordBook } from './record-book.ts'

/** What the collector was told, the newest first: errors one by one, measurements of pages together. */
export function telemetryPage({ records }: RecordBook): string {
  const vitals = records.filter(({ event }) => event === 'browser.web_vital')
  const others = records.filter(({ event }) => event !== 'browser.web_vital')
  const notice = "Stand-in of an owner's OpenTelemetry collector: what the shop tells it stays on this machine."
  const body = `<h2>Errors</h2>
${others.length > 0 ? `<ul>${others.map(errorItem).join('\n')}</ul>` : '<p>None.</p>'}
<h2>Speed of pages</h2>
${vitals.length > 0 ? vitalsTable(vitals) : '<p>Nothing was measured.</p>'}`
  return standinPage({ title: 'Monitoring', notice, style: STYLE, body })
}

function errorItem({ at, service, release, severity, body, attributes }: CollectedRecord): string {
  const { 'exception.stacktrace': stack, ...rest } = attributes
  const rows = Object.entries({ ...rest, 'service.version': release }).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(String(value))}</dd>`,
  )
  return `<li><details><summary><strong>${escapeHtml(body)}</strong><span class="muted">${escapeHtml(severity)}, ${escapeHtml(service)}, ${timeText(at)}</span></summary><dl>${rows.join('')}</dl>${stack ? `<pre>${escapeHtml(String(stack))}</pre>` : ''}</details></li>`
}

function vitalsTable(vitals: readonly CollectedRecord[]): string {
  const rows = vitals.map(({ at, attributes }) => {
    const cells = ['web_vital.name', 'web_vital.value', 'shop.page', 'shop.market'].map(name => String(attributes[name] ?? ''))
    return `<tr>${[timeText(at), ...cells.map(escapeHtml)].map(cell => `<td>${cell}</td>`).join('')}</tr>`
  })
  const head = ['Time', 'Vital', 'Value', 'Page', 'Market'].map(name => `<th scope="col">${name}</th>`).join('')
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

const STYLE = `${DARK_TOO}${FOLDED_ENTRIES}
h2{font-size:1.125rem;margin:2rem 0 .5rem}
pre{font-size:.8125rem}
.wide{overflow-x:auto;background:var(--paper);border:1px solid var(--line);border-radius:.5rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.375rem 1rem;border-bottom:1px solid var(--line);white-space:nowrap}
tr:last-child td{border-bottom:0}
`
