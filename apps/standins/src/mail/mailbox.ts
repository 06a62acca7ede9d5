import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'

/** A mail that was taken, as its reader sees it. */
export interface KeptMail {
  readonly id: string
  /** ISO instant. */
  readonly receivedAt: string
  readonly from: string
  /** Recipients of the envelope. */
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  /** All header lines, names in lower case. */
  readonly headers: readonly { readonly key: string; readonly value: string }[]
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly size: number }[]
}

/** How the mail server behaves: takes mails, refuses them for now, or takes them very late. */
export const MAIL_MODES = ['ok', 'reject', 'slow'] as const
export type MailMode = (typeof MAIL_MODES)[number]

const MAX_MAILS = 200

/** The mails of all recipients, the last 200, newest first. */
export interface Mailbox {
  mode: MailMode
  readonly mails: readonly KeptMail[]
  keep(raw: Uint8Array, envelope: { readonly from: string; readonly to: readonly string[] }): Promise<void>
  /** A mail as it came over the wire; undefined for one that is not there. */
  sourceOf(id: string): Uint8Array | undefined
  /** A file that came with a mail, by its place; undefined for one that is not there. */
  attachmentOf(id: string, place: number): Uint8Array | undefined
  clear(): void
}

/** An empty mailbox in mode `ok`. */
export function createMailbox(): Mailbox {
  const mails: KeptMail[] = []
  const sources = new Map<string, Uint8Array>()
  const files = new Map<string, readonly Uint8Array[]>()
  return {
    mode: 'ok',
    mails,
    async keep(raw, { from, to }) {
      const { subject = '', text = '', html = '', headers, attachments } = await PostalMime.parse(raw)
      const kept = headers.map(({ key, value }) => ({ key, value }))
      const id = randomUUID()
      sources.set(id, raw)
      const contents = attachments.map(({ content }) =>
        typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
      )
      files.set(id, contents)
      const listed = attachments.map(({ filename, mimeType }, place) => {
        return { name: filename ?? '', type: mimeType, size: contents[place]?.byteLength ?? 0 }
      })
      const receivedAt = new Date().toISOString()
      mails.unshift({ id, receivedAt, from, to, subject, text, html, headers: kept, attachments: listed })
      for (const { id: old } of mails.splice(MAX_MAILS)) {
        sources.delete(old)
        files.delete(old)
      }
    },
    sourceOf: id => sources.get(id),
    attachmentOf: (id, place) => files.get(id)?.[place],
    clear() {
      mails.length = 0
      sources.clear()
      files.clear()
    },
  }
}
