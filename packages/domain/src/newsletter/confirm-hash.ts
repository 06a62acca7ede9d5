/** What the link of a confirmation mail says. It is encoded, not signed: only its token proves anything. */
export interface ConfirmLink {
  /** The token of the mail; undefined where the link has none that could be one. */
  readonly emailToken: string | undefined
  /** Where the link wants to lead, as it stands there; never followed unchecked. */
  readonly redirectTo: string
}

/** Longest hash that is read. */
const MAX_LENGTH = 4096
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** The hash of a confirmation link: JSON in base64url (NEWS-03). */
export function encodeConfirmHash({ emailToken, redirectTo }: ConfirmLink): string {
  const link = { email_token: emailToken, consents: ['newsletter'], redirect_to: redirectTo }
  const bytes = new TextEncoder().encode(JSON.stringify(link))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/**
 * What a hash says; undefined for anything but the base64 of a JSON object (GUARD-19). Takes both alphabets, with and
 * without padding, and a plus that has become a blank on its way.
 */
export function decodeConfirmHash(hash: string): ConfirmLink | undefined {
  if (hash.length > MAX_LENGTH) return undefined
  const base64 = hash.trim().replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  const value = jsonOf(base64)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { email_token: token, redirect_to: target } = value as Record<string, unknown>
  return {
    emailToken: typeof token === 'string' && TOKEN.test(token) ? token : undefined,
    redirectTo: typeof target === 'string' ? target : '/',
  }
}

function jsonOf(base64: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
