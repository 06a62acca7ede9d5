import { createHash } from 'node:crypto'

/** The same UUID for the same name on every machine (version 5 layout), so that a second seed finds what the first one made. */
export function deterministicId(...name: readonly string[]): string {
  const bytes = createHash('sha1')
    .update(`anvil-demo/${name.join('/')}`)
    .digest()
    .subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
