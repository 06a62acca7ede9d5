import type { FastifyReply } from 'fastify'
import { Refusal } from '../error/wire-error.ts'

/**
 * The values of an address's query, each known key at most once: what one cache takes for one address must not mean
 * something else to us. Throws `Refusal` `InvalidInput` for unknown or repeated keys and for bytes that are no UTF-8.
 */
export function readQuery<Key extends string>(url: string, keys: readonly Key[]): ReadonlyMap<Key, string> {
  const values = new Map<Key, string>()
  const begin = url.indexOf('?')
  if (begin === -1) return values
  for (const pair of url.slice(begin + 1).split('&')) {
    if (pair === '') continue
    const end = pair.includes('=') ? pair.indexOf('=') : pair.length
    const name = decode(pair.slice(0, end))
    const key = keys.find(known => known === name)
    if (!key) throw refuse(`The query may only have: ${keys.join(', ') || 'nothing'}`)
    if (values.has(key)) throw refuse(`The query has ${key} more than once`)
    values.set(key, decode(pair.slice(end + 1)))
  }
  return values
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw refuse('The query cannot be read')
  }
}

function refuse(message: string): Refusal {
  return new Refusal({ code: 'InvalidInput', message })
}

/** The text of a body in UTF-8, the one encoding of JSON. Throws `Refusal` `InvalidJsonInput` for other bytes. */
export function decodeBody(bytes: Uint8Array | undefined): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal({ code: 'InvalidJsonInput', message: 'The body is not valid UTF-8' })
  }
}

/**
 * Aborts when the caller hangs up before the answer was sent. Fastify's own `request.signal` and its `handlerTimeout`
 * listen to the end of the request's body, after which neither does anything for a POST.
 */
export function signalOfCaller(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('The caller has gone'))
  })
  return gone.signal
}
