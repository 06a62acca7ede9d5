import { createTransport, type NodemailerError } from 'nodemailer'
import MimeNode from 'nodemailer/lib/mime-node'
import { encodedText } from './encoded-text.ts'
import { type Mail, type MailAttachment, type Mailer, MailFailure } from './mail.ts'
import { MailMemory } from './mail-memory.ts'

const TIMEOUT_MS = 10_000

/** The key that signs mails, so that other servers know that the domain has sent them (RFC 6376). */
export interface DkimKey {
  /** Domain of the sender, whose DNS has the public key under `<selector>._domainkey`. */
  readonly domain: string
  readonly selector: string
  /** RSA key in the PEM form. */
  readonly privateKey: string
}

/** What a mailer is made of. */
export interface SmtpSettings {
  readonly smtpUrl: string
  /** Default: mails are not signed here, but by the server behind `smtpUrl` if at all. */
  readonly dkim?: DkimKey
}

/**
 * A mailer that speaks SMTP with the server of a `smtp://` or `smtps://` address, which may hold user and password.
 * STARTTLS is used where the server offers it. Nothing connects before the first mail.
 */
export function createSmtpMailer(settings: SmtpSettings): Mailer {
  const { dkim } = settings
  const url = new URL(settings.smtpUrl)
  const transport = createTransport({
    pool: true,
    maxConnections: 5,
    // A mail whose connection broke may have arrived: the sender decides about another attempt.
    maxRequeues: 0,
    idleTimeout: 30_000,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (url.protocol === 'smtps:' ? 465 : 587)),
    secure: url.protocol === 'smtps:',
    ...(url.username ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } } : {}),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
    ...(dkim ? { dkim: dkimOptions(dkim) } : {}),
  })
  const memory = new MailMemory()
  // Failures of a connection reach the mail that uses it; without a listener they would end the process.
  transport.on('error', () => undefined)

  const deliver = async ({ message, release }: FinishedMail) => {
    // Not `AbortSignal.timeout`, of which each would stay for its ten seconds.
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), TIMEOUT_MS)
    try {
      await transport.sendMail({ ...message, signal: late.signal })
      release()
    } catch (error) {
      throw failureOf(error as NodemailerError)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    // The texts end here: ten mails under way would let theirs grow old.
    send: async mail => deliver(mail.attachments ? mailWithFiles(mail) : finishedMail(mail, memory)),
    close: () => transport.close({ force: true }),
  }
}

/** What the library is given of a mail. */
interface FinishedMail {
  readonly message: Parameters<ReturnType<typeof createTransport>['sendMail']>[0]
  /** To be called once the mail has arrived. */
  release(): void
}

/** Without the last one a mail program may not unsubscribe by itself (RFC 8058, section 3); the library leaves it out. */
const SIGNED_HEADERS = [
  ...['From', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version', 'Content-Type', 'Content-Transfer-Encoding'],
  ...['Auto-Submitted', 'Feedback-ID', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':')

function dkimOptions({ domain, selector, privateKey }: DkimKey) {
  return { domainName: domain, keySelector: selector, privateKey, headerFieldNames: SIGNED_HEADERS }
}

/**
 * A mail without files as the bytes that are sent. The library writes headers, and would send each part through streams of its
 * own, one after the other.
 */
function finishedMail(mail: Mail, memory: MailMemory): FinishedMail {
  const { envelope, from, to, replyTo, subject, messageId, headers } = headOf(mail)
  const { text, html } = textsOf(mail)
  const root = new MimeNode('multipart/alternative')
  root.addHeader(headers)
  root.setHeader({ From: from, To: to, 'Reply-To': replyTo, Subject: subject, 'Message-ID': messageId })
  const head = root.buildHeaders()
  const border = `\r\n--${root.boundary}`
  const begin = Buffer.from(`${head}\r\n${border}\r\n`)
  const { bytes, release } = memory.join([begin, ...text, Buffer.from(`${border}\r\n`), ...html, Buffer.from(`${border}--\r\n`)])
  return { message: { envelope, raw: bytes }, release }
}

/** A mail that the library puts together with its files. */
function mailWithFiles(mail: Mail): FinishedMail {
  const { text, html } = textsOf(mail)
  const attachments = mail.attachments?.map(attachmentOf)
  const texts = { text: { raw: Buffer.concat(text) }, html: { raw: Buffer.concat(html) } }
  return { message: { ...headOf(mail), ...texts, attachments }, release: () => undefined }
}

function textsOf({ text, html, shared }: Mail) {
  return { text: encodedText('plain', text, shared), html: encodedText('html', html, shared) }
}

function headOf(mail: Mail) {
  const to = headerAddress(mail.to)
  const from = headerAddress(mail.from.address)
  return {
    from: { name: headerText(mail.from.name), address: from },
    to: { name: '', address: to },
    replyTo: { name: '', address: headerAddress(mail.replyTo) },
    // The library would derive these from the headers; given apart, a header cannot add a recipient.
    envelope: { from: mail.returnPath ? headerAddress(mail.returnPath) : from, to: [to] },
    subject: headerText(mail.subject),
    messageId: `<${headerAddress(mail.messageId)}>`,
    headers: {
      // Holiday notices and mailing lists do not answer what a machine wrote (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      // Keeps mail programs from showing different orders as one conversation.
      'X-Entity-Ref-ID': headerText(mail.messageId),
      ...(mail.feedbackId ? { 'Feedback-ID': headerText(mail.feedbackId) } : {}),
      ...(mail.unsubscribeUrl ? unsubscribeHeaders(mail.unsubscribeUrl) : {}),
    },
  }
}

function attachmentOf({ name, type, content }: MailAttachment) {
  return { filename: headerText(name), contentType: headerText(type), content: Buffer.from(content) }
}

function unsubscribeHeaders(url: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${new URL(url).href}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function failureOf({ code, command, responseCode, permanent }: NodemailerError): MailFailure {
  const reason = [code ?? 'unknown', command, responseCode].filter(part => part !== undefined).join(' ')
  // Only a refused recipient is final: any other refusal can be about this shop, and can be fixed.
  return new MailFailure(reason, permanent === true && command === 'RCPT TO')
}

const MAX_LENGTH = 250
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,190}$/u

/** A text as it may stand in a header: one line without control characters, at most 250 long. */
function headerText(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

/** An address that can be nothing but one address. Throws a permanent `MailFailure` for anything else. */
function headerAddress(address: string): string {
  if (!ADDRESS.test(address)) throw new MailFailure('not an address', true)
  return address
}
