/** A part of a body that is made of many: HTML of one answer, or bytes that are remembered. */
export type BodyPart = string | Uint8Array

/** Bytes of a body. */
export function lengthOf(parts: readonly BodyPart[]): number {
  return parts.reduce((sum, part) => sum + (typeof part === 'string' ? Buffer.byteLength(part) : part.length), 0)
}

/** A body in memory of its own. */
export function joinParts(parts: readonly BodyPart[]): Buffer<ArrayBuffer> {
  return writeParts(parts, Buffer.allocUnsafeSlow(lengthOf(parts)))
}

/** The bytes of a body, written to a buffer that is large enough. */
export function writeParts<Memory extends ArrayBuffer>(parts: readonly BodyPart[], buffer: Buffer<Memory>): Buffer<Memory> {
  let length = 0
  for (const part of parts) {
    if (typeof part === 'string') length += buffer.write(part, length)
    else {
      buffer.set(part, length)
      length += part.length
    }
  }
  return buffer.subarray(0, length)
}
