import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Mailbox } from './mailbox.ts'

const MAX_MAIL_BYTES = 1024 * 1024
const SLOW_MS = 20_000

/** A mail server that keeps what it gets. */
export interface SmtpSink {
  /** Returns the port it listens on. Throws when the port is taken. */
  listen(port: number, host: string): Promise<number>
  close(): Promise<void>
}

/**
 * A mail server in front of a mailbox: any sender, any login, no encryption. Recipients whose name before the @ is
 * `bounce` do not exist, those named `busy` are never served; the mailbox's mode holds for all others.
 */
export function createSmtpSink(mailbox: Mailbox): SmtpSink {
  const closing = new AbortController()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    size: MAX_MAIL_BYTES,
    maxClients: 100,
    socketTimeout: 60_000,
    closeTimeout: 500,
    onAuth: (login, _session, done) => done(null, { user: login.username ?? '' }),
    onMailFrom: (_address, _session, done) => done(mailbox.mode === 'reject' ? refusal(451, 'Try again later') : null),
    onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
    onData: (stream, session, done) => {
      take(stream, session).then(
        () => done(null),
        (error: Error) => done(error),
      )
    },
  })
  // Clients that hang up in the middle are part of what is tried out here.
  server.on('error', () => undefined)

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const raw = await buffer(stream)
    if (stream.sizeExceeded) throw refusal(552, 'The mail is too large')
    if (mailbox.mode === 'slow') await wait(SLOW_MS, undefined, { signal: closing.signal })
    const { mailFrom, rcptTo } = session.envelope
    await mailbox.keep(raw, { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) })
  }

  return {
    listen(port, host) {
      const { promise, resolve, reject } = Promise.withResolvers<number>()
      server.server.once('error', reject)
      server.listen(port, host, () => resolve((server.server.address() as AddressInfo).port))
      return promise
    },
    close() {
      closing.abort()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

function refusalOf(address: string): Error | null {
  if (address.startsWith('bounce@')) return refusal(550, `5.1.1 <${address}> does not exist`)
  if (address.startsWith('busy@')) return refusal(451, `4.3.2 <${address}> cannot be served now`)
  return null
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
