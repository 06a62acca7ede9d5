import { hash } from 'node:crypto'
import { zstdDecompressSync } from 'node:zlib'
import type { CacheTag } from '@shop/contract'
import { type ContentCoding, compress, joinParts, negotiateCoding, SMALLEST_FIRST } from '@shop/http'
import { SESSION_TIMING } from '../../app/request/session-timing.ts'

/** A page that was rendered for all, before it is stored. */
export interface RenderedPage {
  readonly body: Buffer
  /** Headers of the answer, without those of its body. */
  readonly headers: Readonly<Record<string, string>>
  readonly tags: ReadonlySet<CacheTag>
  /** What of the body is another one with every rendering, such as the id of the request. */
  readonly changing: string
}

/** A body in one coding, ready to be sent. */
export interface PageVariant {
  readonly body: Buffer
  /** Names and values in turn, as Node writes them. */
  readonly headers: readonly string[]
  /** The same for a request that came with a session, which the scripts of the page then ask for. */
  readonly sessionHeaders: readonly string[]
}

/** Fewest bytes that are compressed. */
const SMALLEST_BYTES = 1024

/**
 * A page with its compressed variants, each made once. With all of them made it is not stored as it was rendered: that is two
 * thirds of the bytes, for the few clients that read no compression.
 */
export class StoredPage {
  readonly tags: ReadonlySet<CacheTag>
  /** The same for every rendering that means the same, in every coding; a weak one (RFC 9110, 8.8.1). */
  readonly etag: string
  /** Headers of a 304. */
  readonly notModified: readonly string[]
  #rendered: Buffer | undefined
  readonly #isCompressible: boolean
  readonly #variants = new Map<ContentCoding, PageVariant>()
  readonly #headers: readonly string[]
  /** What a variant usually takes. */
  readonly #usualBytes: number

  constructor({ body, headers, tags, changing }: RenderedPage) {
    this.tags = tags
    const content = changing ? body.toString().replaceAll(changing, '') : body
    this.etag = `W/"${hash('sha256', content, 'base64url').slice(0, 27)}"`
    const { 'content-type': type = 'text/html; charset=utf-8', ...others } = headers
    const all = { ...others, vary: withName(others.vary, 'Accept-Encoding'), etag: this.etag }
    this.notModified = Object.entries(all)
      .filter(([name]) => NOT_MODIFIED.has(name))
      .flat()
    this.#headers = ['content-type', type, ...Object.entries(all).flat()]
    this.#rendered = body
    this.#isCompressible = body.length >= SMALLEST_BYTES
    this.#usualBytes = body.length / 5
  }

  /** Bytes that all variants take; those that are not made yet as they usually turn out. */
  get bytes(): number {
    const missing = (SMALLEST_FIRST.length - this.#variants.size) * this.#usualBytes
    return [...this.#variants.values()].reduce((sum, { body }) => sum + body.length, (this.#rendered?.length ?? 0) + missing)
  }

  /** The body as it was rendered. */
  get plain(): Buffer {
    return this.#rendered ?? zstdDecompressSync(this.#variants.get('zstd')?.body ?? Buffer.alloc(0))
  }

  /** The best variant for a client among those that are made. */
  variantFor(acceptEncoding: string | undefined): PageVariant {
    const coding = negotiateCoding(acceptEncoding, SMALLEST_FIRST)
    if (!coding) return this.#variantOf(this.plain)
    const variant = this.#variants.get(coding)
    if (variant) return variant
    const made = SMALLEST_FIRST.filter(other => this.#variants.has(other))
    const other = made.length > 0 ? negotiateCoding(acceptEncoding, made) : undefined
    return (other && this.#variants.get(other)) ?? this.#variantOf(this.plain)
  }

  /** Makes the variant that is made fastest for a client, so that the first one does not wait for the others. */
  async prepareFor(acceptEncoding: string | undefined): Promise<void> {
    const coding = this.#isCompressible ? negotiateCoding(acceptEncoding, ['zstd', 'br', 'gzip']) : undefined
    if (!coding || this.#variants.has(coding)) return
    const variant = this.#variantOf(await compress(this.plain, coding, 'low'), coding)
    // A smaller one may have been made meanwhile.
    if (!this.#variants.has(coding)) this.#variants.set(coding, variant)
  }

  /** Makes all variants as small as is worth it for what is sent many times. */
  async complete(): Promise<void> {
    if (!this.#isCompressible) return
    const body = this.plain
    for (const coding of ['zstd', 'br', 'gzip'] as const) {
      // In memory of its own: what zstd makes is the beginning of a larger buffer.
      const bytes = joinParts([await compress(body, coding, 'high')])
      this.#variants.set(coding, this.#variantOf(bytes, coding))
    }
    this.#rendered = undefined
  }

  #variantOf(body: Buffer, coding?: ContentCoding): PageVariant {
    const length = ['content-length', String(body.length)]
    const headers = [...this.#headers, ...length, ...(coding ? ['content-encoding', coding] : [])]
    return { body, headers, sessionHeaders: [...headers, ...SESSION_HEADER] }
  }
}

/** Tells the scripts of a page that its request came with a session. */
export const SESSION_HEADER: readonly string[] = ['server-timing', SESSION_TIMING]

/** What a 304 repeats of the headers (RFC 9110, 15.4.5). */
const NOT_MODIFIED: ReadonlySet<string> = new Set(['cache-control', 'etag', 'vary', 'x-content-type-options'])

function withName(vary: string | undefined, name: string): string {
  if (!vary) return name
  return vary.toLowerCase().includes(name.toLowerCase()) ? vary : `${vary}, ${name}`
}
