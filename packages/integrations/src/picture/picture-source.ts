import { isIP } from 'node:net'
import { Agent, request } from 'undici'
import { FORBIDDEN_ADDRESS, isInsideAddress, publicLookup } from '../http/public-lookup.ts'
import { PictureFailure } from './picture-failure.ts'

/** How pictures of other sites are fetched. */
interface PictureSourceSettings {
  /** Hosts, with their port where they have one, that may be in a private network, and need no https. */
  readonly privateHosts: readonly string[]
  /** Longest time for a picture, redirects included; default 30 s. */
  readonly totalTimeoutMs?: number
  /** Largest file; default 20 MB. */
  readonly maxBytes?: number
}

/** Fetches pictures of other sites. */
export interface PictureSource {
  /** The file at a URL, whatever it is. Throws `PictureFailure`, and nothing else. */
  fetch(url: string): Promise<Uint8Array>
  /** Ends open connections. */
  close(): Promise<void>
}

const MEGABYTE = 1024 * 1024
const MAX_REDIRECTS = 3
const CONNECT_TIMEOUT_MS = 5000

/**
 * A source that is bounded in time, size and redirects, and never asks an address inside: every host of every redirect is looked up and
 * checked by the connection itself, so that a name cannot change its address in between. Nothing connects before the first call.
 */
export function createPictureSource({
  privateHosts,
  totalTimeoutMs = 30_000,
  maxBytes = 20 * MEGABYTE,
}: PictureSourceSettings): PictureSource {
  const limits = { maxResponseSize: maxBytes, headersTimeout: totalTimeoutMs, bodyTimeout: totalTimeoutMs }
  const outside = new Agent({ ...limits, connect: { timeout: CONNECT_TIMEOUT_MS, lookup: publicLookup } })
  const inside = new Agent({ ...limits, connect: { timeout: CONNECT_TIMEOUT_MS } })

  async function fetchFrom(url: URL, redirects: number, signal: AbortSignal): Promise<Uint8Array> {
    const isPrivate = privateHosts.includes(url.host)
    if (!isPrivate) requireOutside(url)
    const { statusCode, headers, body } = await request(url, {
      dispatcher: isPrivate ? inside : outside,
      signal,
      headers: { accept: 'image/webp,image/png,image/jpeg', 'accept-encoding': 'identity', 'user-agent': 'Anvil' },
    })
    if (statusCode === 200) return body.bytes()
    await body.dump()
    const target = [301, 302, 303, 307, 308].includes(statusCode) ? URL.parse(String(headers.location), url) : null
    if (!target) throw failureOfStatus(statusCode)
    if (redirects === MAX_REDIRECTS) throw new PictureFailure('it is redirected too often', { isFinal: true })
    return fetchFrom(target, redirects + 1, signal)
  }

  return {
    async fetch(text) {
      const signal = AbortSignal.timeout(totalTimeoutMs)
      try {
        return await fetchFrom(new URL(text), 0, signal)
      } catch (error) {
        throw failureOf(signal.aborted ? signal.reason : error, maxBytes)
      }
    },
    async close() {
      await Promise.all([outside.destroy(), inside.destroy()])
    },
  }
}

/** The connection looks up and checks names alone. */
function requireOutside({ protocol, hostname }: URL): void {
  if (protocol !== 'https:') throw new PictureFailure('it leads to a URL without https', { isFinal: true })
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) !== 0 && isInsideAddress(address)) throw insideFailure()
}

function insideFailure(cause?: unknown): PictureFailure {
  return new PictureFailure('its host is in a private network, see PRIVATE_PICTURE_HOSTS', { isFinal: true, cause })
}

function failureOfStatus(status: number): PictureFailure {
  const isTrouble = status >= 500 || status === 429
  return new PictureFailure(`its host answers with status ${status}`, {
    isFinal: !isTrouble && status !== 408,
    isOfHost: isTrouble,
  })
}

function failureOf(error: unknown, maxBytes: number): PictureFailure {
  if (error instanceof PictureFailure) return error
  const { name, code = '' } = error as { name?: string; code?: string }
  if (code === FORBIDDEN_ADDRESS) return insideFailure(error)
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE')
    return new PictureFailure(`it is larger than ${maxBytes / MEGABYTE} MB`, { isFinal: true, cause: error })
  const isSlow = name === 'TimeoutError' || /TIMEOUT/.test(code)
  const problem = isSlow ? 'its host is too slow' : `its host does not answer as it should${code === '' ? '' : ` (${code})`}`
  return new PictureFailure(problem, { isOfHost: true, cause: error })
}
