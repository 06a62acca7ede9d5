import { Refusal } from '../error/refusal.ts'

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
