import { Refusal } from '../error/refusal.ts'

/** The text of a body in UTF-8, the one encoding of JSON. Throws `Refusal` `InvalidJsonInput` for other bytes. */
export function decodeBody(bytes: Uint8Array | undefined): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal({ code: 'InvalidJsonInput', message: 'The body is not valid UTF-8' })
  }
}
