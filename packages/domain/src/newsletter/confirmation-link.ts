import { safeRedirect } from '../redirection/index.ts'

/** Content of the link in a confirmation mail. It is encoded, not signed: only its token proves anything. */
export interface ConfirmLink {
  /** The token of the mail; undefined where the link has no well-formed one. */
  readonly emailToken: string | undefined
  /** The redirect target as written in the link; never followed unchecked. */
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
 * Decodes a hash; undefined for anything but the base64 of a JSON object (GUARD-19). Takes both alphabets, with and
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

/** Query parameter, `true` on the page that is to show the message about the confirmation (SHELL-37). */
export const CONFIRMATION_PARAMETER = 'confirmation'

/** A confirmation link as it was followed, and the outcome. */
export interface ConfirmationResult {
  /** The redirect target of the link, unchecked. */
  readonly redirectTo: string
  /** Two-letter language that the path began with, empty without one. */
  readonly prefix: string
  /** The query of the link; its hash is left out. */
  readonly parameters: URLSearchParams
  readonly isConfirmed: boolean
}

/**
 * The URL a confirmation link redirects to: its target below the language of the path, with the rest of the query (GUARD-19,
 * GUARD-20). A target that is not a path of this shop becomes the root. `confirmation` is set only after a confirmation.
 */
export function confirmationRedirectOf({ redirectTo, prefix, parameters, isConfirmed }: ConfirmationResult): string {
  const [path, fragment] = splitAt(safeRedirect(redirectTo), '#')
  const [pathname, search] = splitAt(path, '?')
  const query = new URLSearchParams(search)
  for (const [name, value] of parameters) if (name !== 'hash') query.append(name, value)
  query.delete(CONFIRMATION_PARAMETER)
  if (isConfirmed) query.append(CONFIRMATION_PARAMETER, 'true')
  const text = query.toString()
  return `${below(prefix, pathname)}${text ? `?${text}` : ''}${fragment ? `#${fragment}` : ''}`
}

function below(prefix: string, pathname: string): string {
  const start = prefix ? `/${prefix}` : ''
  const isBelow = pathname === start || pathname.startsWith(`${start}/`)
  return isBelow ? pathname : `${start}${pathname}`
}

function splitAt(text: string, mark: string): [string, string] {
  const index = text.indexOf(mark)
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)]
}
