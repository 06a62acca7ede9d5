const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/**
 * HTML as it is sent and remembered. A single letter beyond Latin 1 makes all of a text two bytes wide, and most have one;
 * and a text that React wrote holds on to the thousands of small ones that it was joined from. The bytes have memory of
 * their own: `Buffer.from` would share it with whatever else is encoded at the time.
 */
export function encodeHtml(html: string): Uint8Array {
  return encoder.encode(html)
}

/** The text of `encodeHtml`. */
export function decodeHtml(bytes: Uint8Array): string {
  return decoder.decode(bytes)
}
