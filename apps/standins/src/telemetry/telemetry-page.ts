import { escapeHtml } from '../sandbox/escape-html.ts'
import type { CollectedRecord, RecordBook } from './record-book.ts'

/** What the collector was told, the newest first: errors one by one, measurements of pages together. */
export function telemetryPage({ records }: RecordBook): string {
  const vitals = records.filter(({ event }) => event === 'browser.web_vital')
  const others = records.filter(({ event }) => event !== 'browser.web_vital')
  return page(
    `<h2>Errors</h2>
${others.length > 0 ? `<ul>${others.map(errorItem).join('\n')}</ul>` : '<p>None.</p>'}
<h2>Speed of pages</h2>
${vitals.length > 0 ? vitalsTable(vitals) : '<p>Nothing was measured.</p>'}`,
  )
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
h2{font-size:1.125rem;margin:2rem 0 .5rem}
.muted{color:var(--muted);font-size:.875rem}
:focus-visible{outline:3px solid #e0a100;outline-offset:2px}
ul{list-style:none;margin:0;padding:0}
details{background:var(--paper);border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0;overflow-wrap:anywhere}
summary{padding:.75rem 1rem;cursor:pointer}
summary span{display:block}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;border-top:1px solid var(--line);padding:1rem;font-size:.8125rem}
dl{display:grid;grid-template-columns:minmax(7rem,max-content) minmax(0,1fr);gap:.25rem 1rem;border-top:1px solid var(--line);padding:1rem;margin:0}
dt{color:var(--muted);font-size:.875rem}
dd{margin:0;overflow-wrap:anywhere}
.wide{overflow-x:auto;background:var(--paper);border:1px solid var(--line);border-radius:.5rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.375rem 1rem;border-bottom:1px solid var(--line);white-space:nowrap}
tr:last-child td{border-bottom:0}
`

function page(body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Monitoring</title>
<style>${STYLE}</style>
</head>
<body>
<div class="strip">Stand-in of an owner's OpenTelemetry collector: what the shop tells it stays on this machine.</div>
<main>
<h1>Monitoring</h1>
${body}
</main>
</body>
</html>
`
}
