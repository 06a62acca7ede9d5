import { escapeHtml, htmlDocument } from '@shop/http'
import { isNumberText } from '../admin/write-table.ts'
import { drawChart } from './draw-chart.ts'
import type { Chart, ReportSection, ReportTable } from './report-section.ts'

/** A report as one page that needs nothing else: no script, no request, right on a phone, in the dark and on paper. */
export function reportHtml(title: string, subtitle: string, sections: readonly ReportSection[]): string {
  const contents = sections.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`)
  return htmlDocument({
    title: `${title}, ${subtitle}`,
    head: `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    style: STYLE,
    body: `<header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(subtitle)}</p></header>
<nav aria-label="Contents"><ul>${contents.join('')}</ul></nav>
<main>
${sections.map(sectionHtml).join('\n')}
</main>`,
  })
}

function sectionHtml({ id, title, definitions, charts, tables, nothing }: ReportSection): string {
  const figures = nothing
    ? `<p class="nothing">${escapeHtml(nothing)}</p>`
    : [...charts.map(chartHtml), ...tables.map(tableHtml)].join('\n')
  const notes = definitions.map(text => `<p>${escapeHtml(text)}</p>`).join('')
  return `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${escapeHtml(title)}</h2>
${figures}
<div class="notes">${notes}</div>
</section>`
}

function chartHtml(chart: Chart): string {
  return `<figure><figcaption>${escapeHtml(chart.title)}</figcaption>
<div class="narrow">${drawChart(chart, 'narrow')}</div><div class="wide">${drawChart(chart, 'wide')}</div></figure>`
}

function tableHtml({ caption, headings, rows }: ReportTable): string {
  const isNumeric = headings.map((_, column) => column > 0 && rows.every(row => isNumberText(row[column] ?? '')))
  const cell = (tag: string, text: string, column: number) =>
    `<${tag}${isNumeric[column] ? ' class="number"' : ''}>${escapeHtml(text)}</${tag.split(' ')[0]}>`
  const head = headings.map((text, column) => cell('th scope="col"', text, column)).join('')
  const body = rows.map(
    row => `<tr>${row.map((text, column) => cell(column === 0 ? 'th scope="row"' : 'td', text, column)).join('')}</tr>`,
  )
  return `<div class="table" tabindex="0" role="region" aria-label="${escapeHtml(caption ?? headings.join(', '))}"><table>${caption ? `<caption>${escapeHtml(caption)}</caption>` : ''}<thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#1b2631,#e6ebee);--muted:light-dark(#52606d,#a9b4bc);--line:light-dark(#d5dbe1,#36424c);--paper:light-dark(#fff,#151f27);--ground:light-dark(#f2f4f6,#0c1318);--bar:light-dark(#2b6a9b,#6fb3e3);--over:light-dark(#b8452c,#f0896f);--target:light-dark(#4d7c0f,#c3dc4a);--focus:light-dark(#2456d6,#9db8ff)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;-webkit-text-size-adjust:100%}
header,nav,main{max-width:60rem;margin:0 auto;padding:0 1rem}
header{padding-top:2rem}
h1{font-size:clamp(1.5rem,1.2rem + 1.4vw,2.125rem);line-height:1.15;margin:0}
header p{margin:.25rem 0 0;color:var(--muted)}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:.375rem .5rem;margin:1rem 0 0;padding:0}
nav a{display:block;padding:.375rem .75rem;border:1px solid var(--line);border-radius:999px;background:var(--paper);color:inherit;text-decoration:none;font-size:.875rem}
nav a:hover{border-color:var(--muted)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:.25rem}
section{background:var(--paper);border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin:1rem 0;scroll-margin-top:1rem}
h2{font-size:1.25rem;line-height:1.25;margin:0 0 .75rem}
figure{margin:0 0 1.25rem}
figcaption{font-weight:600;font-size:.9375rem;margin-bottom:.375rem}
svg{display:block;width:100%;height:auto}
.wide{display:none}
.nothing{margin:0 0 .75rem}
.table{overflow-x:auto;margin:0 0 1rem}
table{border-collapse:collapse;width:100%;font-size:.875rem;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;font-size:.9375rem;padding-bottom:.375rem}
th,td{text-align:left;vertical-align:top;padding:.375rem .75rem .375rem 0;border-bottom:1px solid var(--line);overflow-wrap:break-word;min-width:4.5rem}
td:not(.number){min-width:8rem}
th:last-child,td:last-child{padding-right:0}
thead th{color:var(--muted);font-weight:600;vertical-align:bottom}
tbody th{font-weight:400}
.number{text-align:right;white-space:nowrap}
thead .number{white-space:normal}
.notes{border-top:1px solid var(--line);padding-top:.5rem;color:var(--muted);font-size:.875rem;max-width:46rem}
.table + .notes{border-top:0;padding-top:0}
.notes p{margin:.5rem 0 0}
@media (min-width:48rem){.narrow{display:none}.wide{display:block}section{padding:1.5rem}}
@media print{:root{color-scheme:light}body{background:#fff;font-size:11pt}nav{display:none}header,main{max-width:none;padding:0}section{border:0;padding:0;margin:0 0 1.5rem}figure,tr,.notes p{break-inside:avoid}h2,figcaption,caption{break-after:avoid}.narrow{display:none}.wide{display:block}.table{overflow:visible}}
`
