import { createTransport } from 'nodemailer'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { start } from '../../start.ts'

const standins = await start({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
const sender = createTransport(standins.smtpUrl)
afterAll(async () => {
  sender.close()
  await standins.stop()
})
beforeEach(() => fetch(`${standins.address}/__sandbox/reset`, { method: 'POST' }))

const HTML = `<!doctype html><html lang="de"><head><style>@media (prefers-color-scheme: dark) { body { color: #fff } }</style></head>
<body>Grüße <a href="https://anvil.de/">Anvil</a></body></html>`

async function sendMail(to = 'erika@example.org', subject = 'Grüße <b>'): Promise<string> {
  await sender.sendMail({ from: 'orders@anvil.example', to, subject, text: 'Grüße <i>', html: HTML })
  const [mail] = (await (await fetch(`${standins.address}/__sandbox/mails?to=${to}`)).json()) as { id: string }[]
  return mail?.id ?? ''
}

async function pageOf(path: string): Promise<string> {
  const answer = await fetch(standins.address + path)
  expect(answer.status).toBe(200)
  return answer.text()
}

test('the inbox lists mails newest first, narrowed to a recipient, with subjects as text', async () => {
  expect(await pageOf('/mails')).toContain('No mails.')
  await sendMail('first@example.org', 'First')
  const id = await sendMail()
  const list = await pageOf('/mails')
  expect(list).toContain(`href="/mails/${id}"`)
  expect(list).toContain('Grüße &lt;b&gt;')
  expect(list.indexOf('Grüße')).toBeLessThan(list.indexOf('First'))
  expect(await pageOf('/mails?to=first')).not.toContain('Grüße')
})

test('a mail is shown in a frame at the widths of screens, as text, with its headers and its source', async () => {
  const id = await sendMail()
  for (const [view, width] of [
    ['small', 320],
    ['phone', 390],
    ['desktop', 700],
  ])
    expect(await pageOf(`/mails/${id}?view=${view}&scheme=dark`)).toMatch(
      new RegExp(`<iframe[^>]* width="${width}" src="/__sandbox/mails/${id}/html\\?scheme=dark"`),
    )
  expect(await pageOf(`/mails/${id}?view=text`)).toContain('<pre>Grüße &lt;i&gt;')
  expect(await pageOf(`/mails/${id}?view=headers`)).toContain('<dt>message-id</dt>')
  expect(await pageOf(`/mails/${id}?view=toString`)).toContain('width="390"')
  const source = await pageOf(`/mails/${id}/source`)
  expect(source).toContain('Content-Transfer-Encoding: quoted-printable')
  for (const path of ['/mails/unknown', '/mails/unknown/source', '/__sandbox/mails/unknown/html'])
    expect((await fetch(standins.address + path)).status).toBe(404)
})

test('the colours of a mail can be switched, whatever the browser wants', async () => {
  const id = await sendMail()
  expect(await pageOf(`/__sandbox/mails/${id}/html`)).toContain('@media (prefers-color-scheme: dark)')
  expect(await pageOf(`/__sandbox/mails/${id}/html?scheme=dark`)).toContain('@media all {')
  expect(await pageOf(`/__sandbox/mails/${id}/html?scheme=light`)).toContain('@media not all {')
})

test('links of a mail open pages of their own, and nothing in it may run', async () => {
  const id = await sendMail()
  const answer = await fetch(`${standins.address}/__sandbox/mails/${id}/html`)
  expect(await answer.text()).toContain('<base target="_blank">')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/sandbox allow-popups allow-popups-to-escape-sandbox$/)
})

test('the mail server is told by a form to refuse mails, and to take them again', async () => {
  const setMode = (mode: string) =>
    fetch(`${standins.address}/mails/mode`, { method: 'POST', body: new URLSearchParams({ mode }), redirect: 'manual' })
  expect((await setMode('reject')).headers.get('location')).toBe('/mails')
  expect(await pageOf('/mails')).toContain('<option value="reject" selected>')
  await expect(sendMail()).rejects.toThrow('Try again later')
  expect((await setMode('nonsense')).status).toBe(400)
  await setMode('ok')
  expect(await sendMail()).not.toBe('')
})
