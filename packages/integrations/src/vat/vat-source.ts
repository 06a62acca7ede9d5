import type { VatSource } from '@shop/domain/vat'

const MAX_ID_LENGTH = 60
const MAX_TEXT_LENGTH = 300
/** What services write instead of a name that its tax office does not tell. */
const UNDISCLOSED = /^-*$/

/** The id of a request, where a service gave one that can be kept. */
export function idOf(value: unknown): Pick<VatSource, 'requestId'> {
  const id = textOf(value, MAX_ID_LENGTH)
  return id === undefined ? {} : { requestId: id }
}

/** Name and address of who has the number, as far as the service tells them. */
export function traderOf(told: { readonly name?: unknown; readonly address?: unknown }): Pick<VatSource, 'trader'> {
  const name = textOf(told.name, MAX_TEXT_LENGTH)
  const address = textOf(told.address, MAX_TEXT_LENGTH)
  if (name === undefined && address === undefined) return {}
  return { trader: { ...(name === undefined ? {} : { name }), ...(address === undefined ? {} : { address }) } }
}

/** A text in one line without what a database cannot keep; undefined where nothing is said. */
function textOf(value: unknown, maxLength: number): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
  return UNDISCLOSED.test(text) ? undefined : text
}
