import { createHash } from 'node:crypto'

/** The same UUID for the same name, so that an import that was interrupted and goes on makes what it would have made. */
export function idOfName(...name: readonly string[]): string {
  const bytes = createHash('sha1').update(JSON.stringify(name)).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
