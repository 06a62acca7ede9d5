import { createHash, createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:net'
import { type RunningStandins, start as startStandins } from '@shop/standins'
import { afterAll, expect, test } from 'vitest'
import { createSmtpMailer, type Mail, MailFailure } from './index.ts'

const standins: RunningStandins = await startStandins({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
const mailer = createSmtpMailer({ smtpUrl: standins.smtpUrl })
afterAll(async () => {
  mailer.close()
  await standins.stop()
})

function aMail(changes: Partial<Mail> = {}): Mail {
  return {
    from: { name: 'Anvil', address: 'orders@anvil.example' },
    to: 'jana@example.org',
    replyTo: 'service@anvil.example',
    subject: 'Ďakujeme za objednávku',
    text: 'Prišla.',
    html: '<p>Prišla.</p>',
    messageId: 'order-confirmation.1@anvil.example',
    ...changes,
  }
}

interface TakenMail {
  readonly id: string
  readonly to: string[]
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: { key: string; value: string }[]
}

async function takenMails(): Promise<TakenMail[]> {
  return (await (await fetch(`${standins.address}/__sandbox/mails`)).json()) as TakenMail[]
}

async function failureOf(sending: Promise<void>): Promise<MailFailure> {
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(MailFailure)
  return error as MailFailure
}

test('a mail arrives with both forms, letters of all languages and its headers', async () => {
  await mailer.send(aMail())
  const [mail] = await takenMails()
  expect(mail).toMatchObject({ to: ['jana@example.org'], from: 'orders@anvil.example', subject: 'Ďakujeme za objednávku' })
  expect(mail?.text.trim()).toBe('Prišla.')
  expect(mail?.html.trim()).toBe('<p>Prišla.</p>')
  expect(mail?.headers).toContainEqual({ key: 'message-id', value: '<order-confirmation.1@anvil.example>' })
  expect(mail?.headers).toContainEqual({ key: 'auto-submitted', value: 'auto-generated' })
})

test.each([
  ['Latin letters', 'Größe = 5 €, žluťoučký kůň. '],
  ['Greek letters', 'Οι όροι πώλησης ισχύουν για κάθε παραγγελία. '],
  ['Cyrillic letters', 'Условията важат за всяка поръчка. '],
])('long lines, lines that begin with a dot and spaces at their ends arrive as they were written in %s', async (_what, words) => {
  // The same long line twice, in two mails: what is remembered of it is right.
  const text = `${words.repeat(30).trim()}\n.dot\n..two\nspace \n\n${words.repeat(30).trim()}\nend`
  for (let turn = 0; turn < 2; turn++) {
    await mailer.send(aMail({ text, html: `<p>${text}</p>` }))
    const [mail] = await takenMails()
    expect(mail?.text.replaceAll('\r\n', '\n').trim()).toBe(text)
    expect(mail?.html.replaceAll('\r\n', '\n').trim()).toBe(`<p>${text}</p>`)
  }
})

test('NEWS-02 a mail of a subscription can be unsubscribed from by its headers, others have none', async () => {
  const url = `https://anvil.be/nl/newsletter/unsubscribe/?token=${'a'.repeat(43)}`
  await mailer.send(aMail({ unsubscribeUrl: url }))
  const [mail] = await takenMails()
  expect(mail?.headers).toContainEqual({ key: 'list-unsubscribe', value: `<${url}>` })
  expect(mail?.headers).toContainEqual({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' })
  await mailer.send(aMail())
  expect((await takenMails())[0]?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe')
})

test('reports of undeliverable mails go to the return path, and the kind of mail is named', async () => {
  await mailer.send(aMail({ returnPath: 'bounces+1@anvil.example', feedbackId: 'order-confirmation:de:anvil' }))
  const [mail] = await takenMails()
  expect(mail?.from).toBe('bounces+1@anvil.example')
  expect(mail?.headers).toContainEqual({ key: 'from', value: 'Anvil <orders@anvil.example>' })
  expect(mail?.headers).toContainEqual({ key: 'feedback-id', value: 'order-confirmation:de:anvil' })
})

test('NEWS-02 a mail is signed with the key of the domain, with the headers that unsubscribe (RFC 6376, RFC 8058)', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const dkim = { domain: 'anvil.example', selector: 'shop2026', privateKey: pem }
  const signing = createSmtpMailer({ smtpUrl: standins.smtpUrl, dkim })
  await signing.send(aMail({ unsubscribeUrl: 'https://anvil.be/nl/newsletter/unsubscribe/?token=a' }))
  signing.close()
  const [mail] = await takenMails()
  const source = await (await fetch(`${standins.address}/mails/${mail?.id}/source`)).text()
  const tags = dkimTagsOf(source)
  expect(tags).toMatchObject({ d: 'anvil.example', s: 'shop2026', a: 'rsa-sha256', c: 'relaxed/relaxed' })
  const signed = tags.h?.toLowerCase().split(':') ?? []
  for (const name of ['from', 'to', 'subject', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post'])
    expect(signed).toContain(name)
  const key = createPublicKey(publicKey.export({ type: 'spki', format: 'pem' }))
  expect(isSigned(source, key)).toBe(true)
  expect(isSigned(source.replace('=C4=8Eakujeme', '=C4=8EAkujeme').replace('Pri=C5=A1la', 'Odi=C5=A1la'), key)).toBe(false)
})

/** A header line without folding and needless space, and the body likewise ("relaxed", RFC 6376, section 3.4). */
const relaxed = (text: string) =>
  text
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()

function headerOf(source: string, name: string): string {
  const [head = ''] = source.split('\r\n\r\n')
  const lines = head.split(/\r\n(?![ \t])/)
  const line = lines.findLast(candidate => candidate.toLowerCase().startsWith(`${name}:`)) ?? ''
  return `${name}:${relaxed(line.slice(line.indexOf(':') + 1))}`
}

function dkimTagsOf(source: string): Record<string, string> {
  const value = headerOf(source, 'dkim-signature').slice('dkim-signature:'.length)
  return Object.fromEntries(
    value.split(';').map(tag => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replaceAll(' ', '')]),
  )
}

/** Whether the signature of a mail is that of its headers and its body, as a receiver reckons it. */
function isSigned(source: string, key: ReturnType<typeof createPublicKey>): boolean {
  const { h = '', bh, b = '' } = dkimTagsOf(source)
  const body = source.slice(source.indexOf('\r\n\r\n') + 4)
  const lines = body.split('\r\n').map(line => line.replaceAll(/[ \t]+/g, ' ').trimEnd())
  const bodyHash = createHash('sha256')
    .update(`${lines.join('\r\n').replace(/(?:\r\n)+$/, '')}\r\n`)
    .digest('base64')
  const own = headerOf(source, 'dkim-signature').replace(/(;\s*b=).*$/, '$1')
  const names = h.toLowerCase().split(':')
  const data = [...names.map(name => headerOf(source, name)), own].join('\r\n')
  return bodyHash === bh && createVerify('RSA-SHA256').update(data).verify(key, b, 'base64')
}

test('a line break in a subject or a name adds no header and no recipient', async () => {
  const injected = 'Order\r\nBcc: thief@example.org\r\n\r\nBody'
  await mailer.send(aMail({ subject: injected, from: { name: injected, address: 'orders@anvil.example' } }))
  const [mail] = await takenMails()
  expect(mail?.to).toEqual(['jana@example.org'])
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mail?.subject).toBe('Order Bcc: thief@example.org Body')
  expect(mail?.text.trim()).toBe('Prišla.')
})

test.each([
  'jana@example.org, thief@example.org',
  'jana@example.org\r\nBcc: thief@example.org',
  '<jana@example.org>',
  'Jana <jana@example.org>',
  'jana@example.org>',
  '@example.org',
  'jana',
  `${'a'.repeat(65)}@example.org`,
  '',
])('%j is not one address and gets nothing, for good', async to => {
  const before = (await takenMails()).length
  expect((await failureOf(mailer.send(aMail({ to })))).isPermanent).toBe(true)
  expect(await takenMails()).toHaveLength(before)
})

test('A6 a refused recipient fails for good, a busy one for now, and neither failure names a person', async () => {
  const refused = await failureOf(mailer.send(aMail({ to: 'bounce@example.org' })))
  const busy = await failureOf(mailer.send(aMail({ to: 'busy@example.org' })))
  expect([refused.isPermanent, busy.isPermanent]).toEqual([true, false])
  expect(refused.message).toContain('550')
  for (const { message, cause, stack } of [refused, busy]) {
    expect(cause).toBeUndefined()
    expect(`${message} ${stack}`).not.toContain('example.org')
  }
})

test('a server that is not there fails for now', async () => {
  const nowhere = createSmtpMailer({ smtpUrl: 'smtp://127.0.0.1:1' })
  expect((await failureOf(nowhere.send(aMail()))).isPermanent).toBe(false)
  nowhere.close()
})

test('a server that answers without end is given up', async () => {
  const drips = createServer(socket => {
    const timer = setInterval(() => socket.write('2'), 200)
    socket.on('error', () => undefined).on('close', () => clearInterval(timer))
  })
  await new Promise<void>(resolve => drips.listen(0, '127.0.0.1', resolve))
  const address = drips.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const patient = createSmtpMailer({ smtpUrl: `smtp://127.0.0.1:${port}` })
  expect((await failureOf(patient.send(aMail()))).isPermanent).toBe(false)
  patient.close()
  drips.close()
})
