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

/** All cases and what was dropped, to look at. */
export function casesPage(box: CaseBox): string {
  const cases = box.cases.map(({ receivedAt, state, fields }) => {
    const rows = Object.entries(fields).map(
      ([name, value]) => `<tr><th>${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    return `<section><h2>${receivedAt}, ${state}</h2><table>${rows.join('')}</table></section>`
  })
  const dropped = box.dropped.map(({ receivedAt, reason }) => `<li>${receivedAt} ${escapeHtml(reason)}</li>`)
  return page('Support cases', `${cases.join('\n')}<h2>Dropped</h2><ul>${dropped.join('')}</ul>`)
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>body{font:15px/1.5 system-ui,sans-serif;margin:2rem}th{text-align:left;padding-right:1rem;vertical-align:top}</style>
<h1>${title}</h1>
${body}
</html>
`
}
