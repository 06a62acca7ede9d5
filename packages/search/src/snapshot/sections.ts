/** Columns of numbers a snapshot is made of. */
export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array

/** Named parts of a file of a snapshot: columns, lists of texts without line ends, and values that fit into JSON. */
export interface Sections {
  readonly columns: Readonly<Record<string, Column>>
  readonly lists: Readonly<Record<string, readonly string[]>>
  readonly values: Readonly<Record<string, unknown>>
}

const ALIGNMENT = 8
const KINDS = {
  Uint8Array,
  Uint16Array,
  Uint32Array,
  Int32Array,
  Float32Array,
} as const
type Kind = keyof typeof KINDS

interface Header {
  readonly values: Readonly<Record<string, unknown>>
  readonly columns: readonly { readonly name: string; readonly kind: Kind; readonly bytes: number }[]
  readonly lists: readonly { readonly name: string; readonly count: number; readonly bytes: number }[]
}

/** Lays sections out in one buffer. */
export function encodeSections({ columns, lists, values }: Sections): Buffer {
  const columnEntries = Object.entries(columns)
  const listEntries = Object.entries(lists).map(([name, list]) => ({ name, list, bytes: Buffer.from(list.join('\n')) }))
  const header: Header = {
    values,
    columns: columnEntries.map(([name, column]) => ({ name, kind: column.constructor.name as Kind, bytes: column.byteLength })),
    lists: listEntries.map(({ name, list, bytes }) => ({ name, count: list.length, bytes: bytes.length })),
  }
  const encodedHeader = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(ALIGNMENT)
  length.writeUInt32LE(encodedHeader.length)
  const parts = [
    encodedHeader,
    ...columnEntries.map(([, { buffer, byteOffset, byteLength }]) => Buffer.from(buffer, byteOffset, byteLength)),
    ...listEntries.map(({ bytes }) => bytes),
  ]
  return Buffer.concat([length, ...parts.flatMap(part => [part, Buffer.alloc(paddingFor(part.length))])])
}

/** Reads what `encodeSections` wrote; the columns are copies. Throws for anything else. */
export function decodeSections(file: Buffer): Sections {
  let at = ALIGNMENT
  const take = (bytes: number) => {
    if (at + bytes > file.length) throw new Error('The file ends too early')
    const part = file.subarray(at, at + bytes)
    at += bytes + paddingFor(bytes)
    return part
  }
  const header = JSON.parse(take(file.readUInt32LE(0)).toString()) as Header
  const columns = header.columns.map(({ name, kind, bytes }) => {
    const copy = Uint8Array.from(take(bytes))
    return [name, new KINDS[kind](copy.buffer)] as const
  })
  const lists = header.lists.map(({ name, count, bytes }) => {
    const text = take(bytes).toString()
    return [name, count === 0 ? [] : text.split('\n')] as const
  })
  return { values: header.values, columns: Object.fromEntries(columns), lists: Object.fromEntries(lists) }
}

function paddingFor(bytes: number): number {
  return (ALIGNMENT - (bytes % ALIGNMENT)) % ALIGNMENT
}
