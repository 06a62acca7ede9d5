import { signText, verifyText } from './signed-text.ts'

const LONGEST = 300
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DAY_MS = 24 * 60 * 60 * 1000

/** An id as a signed text for the address of a link, good for some days from `now`, an ISO instant. It says nothing but the id. */
export function signExpiring(
  key: Uint8Array,
  purpose: string,
  { id, days, now }: { readonly id: string; readonly days: number; readonly now: string },
): string {
  return signText(key, purpose, `${id} ${Date.parse(now) + days * DAY_MS}`)
}

/** The id of a text that the shop signed for this purpose and that is still good at `now`, an ISO instant; undefined for any other. */
export function readExpiring(
  key: Uint8Array,
  purpose: string,
  { text, now }: { readonly text: string; readonly now: string },
): string | undefined {
  if (text.length > LONGEST) return undefined
  const [id = '', expires = ''] = verifyText(key, purpose, text)?.split(' ') ?? []
  return UUID.test(id) && Number(expires) > Date.parse(now) ? id : undefined
}
