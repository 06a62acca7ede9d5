import type { LineItem } from '@shop/domain/cart'

/** Lines as they were written into an answer before. A change of a cart leaves most of them the same objects. */
const written = new WeakMap<LineItem, Buffer>()

const COMMA = 0x2c
/** In a string the quotes would have a backslash before them, so that only the field itself looks like this. */
const NO_LINES = '"lineItems":[]'

/**
 * The JSON of an answer, the same that `JSON.stringify` writes. Lines of a cart or an order, which are nearly all of it, are
 * written once and joined as bytes: as one text with letters of many languages they were the largest of what a change of a cart
 * left behind as garbage.
 */
export function answerJson(body: unknown): string | Buffer {
  const found = linesOf(body)
  if (!found) return JSON.stringify(body)
  const { data, name, subject, lines } = found
  const text = JSON.stringify({ data: { ...data, [name]: { ...subject, lineItems: [] } } })
  const first = text.indexOf(NO_LINES)
  // Something else without lines: which of them it is the text does not say.
  if (first !== text.lastIndexOf(NO_LINES)) return JSON.stringify(body)
  const place = first + NO_LINES.length - 1
  return joined(Buffer.from(text.slice(0, place)), lines.map(bytesOf), Buffer.from(text.slice(place)))
}

interface FoundLines {
  readonly data: object
  /** Which field of the data has the lines. */
  readonly name: string
  readonly subject: object
  readonly lines: readonly LineItem[]
}

/**
 * The lines of the cart or order that an answer has in its data, where that is all there is; undefined where it has none. Callers
 * of GraphQL name fields as they like, so that anything may be called so.
 */
function linesOf(body: unknown): FoundLines | undefined {
  const { data, ...others } = body as { readonly data?: Readonly<Record<string, unknown>> | null }
  if (!data || Object.keys(others).length > 0) return undefined
  for (const name of ['cart', 'order']) {
    const subject = data[name] as { readonly lineItems?: unknown } | null | undefined
    const lines = subject?.lineItems
    if (subject && Array.isArray(lines) && lines.length > 0 && lines.every(isObject))
      return { data, name, subject, lines: lines as readonly LineItem[] }
  }
  return undefined
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function bytesOf(line: LineItem): Buffer {
  const known = written.get(line)
  if (known) return known
  const text = JSON.stringify(line)
  // Not of the memory that small buffers share: all of it would stay for the sake of one line.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  written.set(line, bytes)
  return bytes
}

function joined(begin: Buffer, lines: readonly Buffer[], end: Buffer): Buffer {
  const length = lines.reduce((sum, line) => sum + line.length, begin.length + lines.length - 1 + end.length)
  const bytes = Buffer.allocUnsafe(length)
  let place = begin.copy(bytes)
  for (const [index, line] of lines.entries()) {
    if (index > 0) bytes[place++] = COMMA
    place += line.copy(bytes, place)
  }
  end.copy(bytes, place)
  return bytes
}
