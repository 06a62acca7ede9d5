import { escapeHtml } from '@shop/http'
import { EVERY_ENDPOINT, type Fault, type FaultKind } from '../sandbox/fault.ts'
import type { ServiceDesk } from '../sandbox/sandbox-routes.ts'
import type { SenderSettings, SentNotification } from './notification-sender.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { paymentPart } from './payment-part.ts'
import { providerPage } from './provider-page.ts'

const WATCH_SECONDS = 3
const SHOWN = 30

const STYLE = `<style>
.columns{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;align-items:start}
td{vertical-align:middle}
details{margin-top:.75rem}
@media(min-width:64rem){.columns{grid-template-columns:minmax(0,1fr) 22rem}}
.card{margin:0 0 1rem}
.head{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;justify-content:space-between}
.badge{border:1px solid currentColor;border-radius:1rem;padding:0 .625rem;font-size:.8125rem;font-weight:600;white-space:nowrap}
.authorised{color:var(--good)}.refused,.cancelled{color:var(--bad)}.open,.pending{color:#7a5200}
.small,.small button,.small input,.small select{font-size:.875rem}
.small button{min-height:2.25rem;padding:.25rem .75rem}
.small input[type=number]{width:8rem;min-height:2.25rem}
.events td:first-child{overflow-wrap:anywhere}
.events :is(td,th):last-child{text-align:right;width:6rem}
form.inline{display:inline}
.toggle{display:flex;gap:.5rem;align-items:center;font-weight:400}
.toggle input{width:1.125rem;height:1.125rem}
</style>`

/** The page to watch and steer the provider. */
export function steeringPage(
  { vault, sender }: PaymentDesk,
  service: ServiceDesk,
  { isWatching, isWhole }: { readonly isWatching: boolean; readonly isWhole: boolean },
): string {
  const payments = vault.list()
  const shown = isWhole ? payments : payments.slice(0, SHOWN)
  const list = shown.map(payment => paymentPart(payment, sender.sent)).join('\n')
  const nothing = '<p class="card">There is no payment yet. Order something in the shop and pay by card.</p>'
  const more = shown.length < payments.length ? `<p><a href="/payment?all">All ${payments.length} payments</a></p>` : ''
  const watch = isWatching
    ? `<a href="/payment">Stop watching</a>`
    : `<a href="/payment">Refresh</a> · <a href="/payment?watch">Watch (every ${WATCH_SECONDS} seconds)</a>`
  const body = `<p class="muted">${payments.length} payments, ${sender.sent.length} notifications. ${watch}</p>
<div class="columns">
<section aria-label="Payments">${list || nothing}${more}</section>
<aside>${notificationsPart(sender.settings, sender.sent)}${modePart(service)}</aside>
</div>`
  const refresh = isWatching ? `<meta http-equiv="refresh" content="${WATCH_SECONDS}">` : ''
  return providerPage('Payments at the provider', body, { isWide: true, head: refresh + STYLE })
}

function notificationsPart(settings: SenderSettings, sent: readonly SentNotification[]): string {
  const held = sent.filter(({ isHeld }) => isHeld).length
  const { url, duplicates, delayMs, isHeld, hasWrongSignature } = settings
  const toggle = (name: string, label: string, isOn: boolean) =>
    `<input type="hidden" name="${name}" value="false"><label class="toggle"><input type="checkbox" name="${name}" value="true"${isOn ? ' checked' : ''}>${label}</label>`
  const release =
    held === 0
      ? ''
      : `<form method="post" action="/payment/notifications/release" class="buttons"><button name="isReversed" value="false">Release ${held}</button><button name="isReversed" value="true">Release, newest first</button></form>`
  return `<section class="card small"><h2>Notifications</h2>
<form method="post" action="/payment/notifications">
<label for="url">To (empty: nowhere)</label><input type="url" id="url" name="url" value="${escapeHtml(url ?? '')}">
<label for="duplicates">Duplicates of each</label><input type="number" id="duplicates" name="duplicates" min="0" max="10" value="${duplicates}">
<label for="delayMs">Delay in milliseconds</label><input type="number" id="delayMs" name="delayMs" min="0" max="600000" value="${delayMs}">
${toggle('isHeld', 'Hold until released', isHeld)}
${toggle('hasWrongSignature', 'Wrong signature', hasWrongSignature)}
<button class="full">Apply</button>
</form>${release}
<form method="post" action="/payment/reports"><button class="full">Publish a settlement report</button></form>${reportList(sent)}</section>`
}

/** Links to the reports that were notified. */
function reportList(sent: readonly SentNotification[]): string {
  const reports = sent.filter(({ item }) => item.eventCode === 'REPORT_AVAILABLE')
  const links = reports.map(({ item }) => `<li><a href="/payment/reports/${item.pspReference}">${item.pspReference}</a></li>`)
  return links.length > 0 ? `<ul>${links.join('')}</ul>` : ''
}

const MODES: readonly (readonly [mode: FaultKind | 'works', label: string])[] = [
  ['works', 'it works'],
  ['latency', 'it is slow, by the milliseconds below'],
  ['out-of-order', 'it answers 500'],
  ['lost-answer', 'it does what it should, but the answer is lost'],
  ['reset', 'it refuses connections'],
  ['timeout', 'it never answers'],
  ['too-many', 'it answers 429'],
  ['malformed', 'it sends half an answer'],
]

function modePart({ faults, endpoints, requests }: ServiceDesk): string {
  const active = faults.list()
  const state = active.length === 0 ? 'It works.' : active.map(faultText).join('<br>')
  const chosen = active[0]?.kind ?? 'works'
  const modes = MODES.map(
    ([mode, label]) => `<option value="${mode}"${mode === chosen ? ' selected' : ''}>${label}</option>`,
  ).join('')
  const names = [...endpoints].map(name => `<option>${name}</option>`).join('')
  const asked = requests
    .slice(0, 10)
    .map(({ at, method, endpoint }) => `<tr><td class="number">${at.slice(11, 19)}</td><td>${method} ${endpoint}</td></tr>`)
  return `<section class="card small"><h2>Interface</h2><p>${state}</p>
<form method="post" action="/payment/mode">
<label for="mode">From now on</label><select id="mode" name="mode">${modes}</select>
<label for="endpoint">At</label><select id="endpoint" name="endpoint"><option value="${EVERY_ENDPOINT}">all calls</option>${names}</select>
<label for="latencyMs">Milliseconds</label><input type="number" id="latencyMs" name="latencyMs" min="0" max="120000" value="5000">
<label for="times">For how many calls (empty: until it works again)</label><input type="number" id="times" name="times" min="1">
<button class="full">Apply</button>
</form>
<details><summary>Last calls</summary><table>${asked.join('')}</table></details></section>`
}

function faultText({ kind, endpoint, latencyMs, times }: Fault): string {
  const [, label = kind] = MODES.find(([mode]) => mode === kind) ?? []
  const where = endpoint === EVERY_ENDPOINT ? 'all calls' : endpoint
  return `<strong>${where}: ${kind === 'latency' ? `it is slow by ${latencyMs ?? 1000} ms` : label}${times === undefined ? '' : `, ${times} more`}</strong>`
}
