import { inflateSync } from 'node:zlib'

const HEADER = { woff: 44, sfnt: 12 } as const
const ENTRY = { woff: 20, sfnt: 16 } as const

/**
 * The font inside a WOFF file, unpacked, so that it is not unpacked again for every manual. Throws for another kind of file.
 */
export function sfntOfWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The file is no WOFF font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, HEADER.woff + index * ENTRY.woff))
  const header = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt)
  const power = Math.floor(Math.log2(count))
  header.writeUInt32BE(woff.readUInt32BE(4), 0)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(2 ** power * 16, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  const bodies: Buffer[] = []
  let offset = header.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = HEADER.sfnt + index * ENTRY.sfnt
    header.write(tag, entry, 'latin1')
    header.writeUInt32BE(checksum, entry + 4)
    header.writeUInt32BE(offset, entry + 8)
    header.writeUInt32BE(data.length, entry + 12)
    // Tables begin at multiples of four bytes.
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4)
    data.copy(padded)
    bodies.push(padded)
    offset += padded.length
  }
  return Buffer.concat([header, ...bodies])
}

function tableAt(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4)
  const packedLength = woff.readUInt32BE(entry + 8)
  const length = woff.readUInt32BE(entry + 12)
  const packed = woff.subarray(offset, offset + packedLength)
  const data = packedLength < length ? inflateSync(packed, { maxOutputLength: length }) : packed
  return { tag: woff.toString('latin1', entry, entry + 4), checksum: woff.readUInt32BE(entry + 16), data }
}
