export const VARINT_BITS = 7
/** A varint has as many bytes of seven bits as it needs, the lowest first; all but the last have this bit. Below 2^28. */
export const MORE = 1 << VARINT_BITS

/** The varint that begins at a place. */
export function readVarint(bytes: Uint8Array, at: number): number {
  let number = 0
  for (let place = at, shift = 0; ; place++, shift += VARINT_BITS) {
    const byte = bytes[place] as number
    number += (byte & (MORE - 1)) << shift
    if (byte < MORE) return number
  }
}

/** How many bytes a varint has. */
export function varintLength(number: number): number {
  if (number < 1 << VARINT_BITS) return 1
  if (number < 1 << (2 * VARINT_BITS)) return 2
  return number < 1 << (3 * VARINT_BITS) ? 3 : 4
}
