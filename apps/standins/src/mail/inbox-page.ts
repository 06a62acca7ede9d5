import { escapeHtml } from '@shop/http'
import { DARK_TOO, standinPage, timeText } from '../sandbox/standin-page.ts'
import { type KeptMail, MAIL_MODES, type MailMode } from './mailbox.ts'

const STYLE = `${DARK_TOO}
a{color:var(--accent)}
form,nav{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:.75rem 0}
input,select,button{font:inherit;color:inherit;min-height:2.75rem;padding:.375rem .75rem;border:1px solid #7b8794;border-radius:.5rem;background:var(--paper)}
input{flex:1 1 12rem;min-width:0}
nav a{display:inline-flex;align-items:center;min-height:2.75rem;padding:.375rem .75rem;border:1px solid #7b8794;border-radius:.5rem;background:var(--paper);text-decoration:none;color:var(--ink)}
nav a[aria-current]{border-color:var(--accent);outline:1px solid var(--accent);font-weight:600}
ul{list-style:none;margin:0;padding:0}
li a{display:block;padding:.75rem 1rem;background:var(--paper);border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0;text-decoration:none;color:var(--ink);overflow-wrap:anywhere}
li strong{display:block}
iframe{display:block;border:1px solid var(--line);border-radius:.5rem;max-width:100%;height:80vh;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--paper);border:1px solid var(--line);border-radius:.5rem;padding:1rem;font:14px/1.5 ui-monospace,monospace}
dl{display:grid;grid-template-columns:minmax(0,1fr);gap:.125rem;background:var(--paper);border:1px solid var(--line);border-radius:.5rem;padding:1rem;margin:0}
dt{font-size:.875rem}
dd{margin-bottom:.5rem}
`

/** Ways to look at a mail, with the width of those that show its HTML in pixels. */
export const MAIL_VIEWS = {
  small: { label: 'HTML, 320 px', width: 320 },
  phone: { label: 'HTML, 390 px', width: 390 },
  desktop: { label: 'HTML, 700 px', width: 700 },
  text: { label: 'Plain text', width: undefined },
  headers: { label: 'Headers', width: undefined },
} as const
export type MailView = keyof typeof MAIL_VIEWS

/** Colours that a mail program asks a mail for. */
export const COLOUR_SCHEMES = ['light', 'dark'] as const
export type ColourScheme = (typeof COLOUR_SCHEMES)[number]

const MODE_LABELS: Readonly<Record<MailMode, string>> = {
  ok: 'takes mails',
  reject: 'refuses mails for now',
  slow: 'takes mails after 20 seconds',
}

/** The list of mails, newest first, with how the mail server behaves. `to` is the recipient they were narrowed to. */
export function inboxPage(mails: readonly KeptMail[], { to, mode }: { readonly to: string; readonly mode: MailMode }): string {
  const options = MAIL_MODES.map(
    name => `<option value="${name}"${name === mode ? ' selected' : ''}>${MODE_LABELS[name]}</option>`,
  )
  const items = mails.map(
    ({ id, subject, to: recipients, receivedAt }) =>
      `<li><a href="/mails/${id}"><strong>${escapeHtml(subject)}</strong><span class="muted">to ${escapeHtml(recipients.join(', '))}, ${timeText(receivedAt)}</span></a></li>`,
  )
  return page(
    'Mails',
    `<form method="get" action="/mails"><input type="search" name="to" aria-label="Recipient" placeholder="Recipient" value="${escapeHtml(to)}"><button>Show</button></form>
<form method="post" action="/mails/mode"><label for="mode">The mail server</label><select id="mode" name="mode">${options.join('')}</select><button>Set</button></form>
<p class="muted">Recipients named bounce@… do not exist, those named busy@… are never served.</p>
${items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>No mails.</p>'}`,
  )
}

/** One mail in one of its views. */
export function mailPage(mail: KeptMail, view: MailView, scheme: ColourScheme): string {
  const { id, subject, from, to, receivedAt } = mail
  const views = Object.entries(MAIL_VIEWS).map(([name, { label }]) =>
    link(`/mails/${id}?view=${name}&amp;scheme=${scheme}`, label, name === view),
  )
  const schemes = COLOUR_SCHEMES.map(name => link(`/mails/${id}?view=${view}&amp;scheme=${name}`, name, name === scheme))
  const isHtml = MAIL_VIEWS[view].width !== undefined
  return page(
    subject,
    `<p class="muted">from ${escapeHtml(from)} to ${escapeHtml(to.join(', '))}, ${timeText(receivedAt)}</p>
<nav aria-label="Views">${views.join('')}<a href="/mails/${id}/source">Source</a></nav>
${isHtml ? `<nav aria-label="Colours">${schemes.join('')}</nav>` : ''}
${attachmentsOf(mail)}${viewOf(mail, view, scheme)}
<p><a href="/mails">All mails</a></p>`,
  )
}

function attachmentsOf({ id, attachments }: KeptMail): string {
  if (attachments.length === 0) return ''
  const links = attachments.map(({ name, size }, place) =>
    link(`/mails/${id}/attachments/${place}`, `${escapeHtml(name)}, ${Math.ceil(size / 1000)} kB`),
  )
  return `<nav aria-label="Attachments">${links.join('')}</nav>\n`
}

function link(href: string, label: string, isCurrent = false): string {
  return `<a href="${href}"${isCurrent ? ' aria-current="page"' : ''}>${label}</a>`
}

function viewOf({ id, subject, text, headers }: KeptMail, view: MailView, scheme: ColourScheme): string {
  const { width } = MAIL_VIEWS[view]
  if (width !== undefined)
    return `<iframe title="${escapeHtml(subject)}" width="${width}" src="/__sandbox/mails/${id}/html?scheme=${scheme}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
  if (view === 'text') return `<pre>${escapeHtml(text)}</pre>`
  return `<dl>${headers.map(({ key, value }) => `<dt>${escapeHtml(key)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`
}

function page(title: string, body: string): string {
  const notice = 'Stand-in of the mail server: these mails have left the shop and reached no one.'
  return standinPage({ title, notice, style: STYLE, body })
}
