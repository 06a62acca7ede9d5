import { cookieOf } from './cookie-of.ts'

/** What a visitor may agree to beyond what a page needs. */
export type ConsentCategory = 'preferences' | 'statistics' | 'marketing'

const COOKIE = 'cookie-consent'

/** Whether the cookies of a request hold a consent to a category; whatever cannot be read is none (TRACK-15). */
export function hasConsentTo(category: ConsentCategory, cookieHeader: string | undefined): boolean {
  const text = cookieOf(cookieHeader, COOKIE)
  if (!text) return false
  try {
    const content: unknown = JSON.parse(decodeURIComponent(text))
    const choices = typeof content === 'object' && content !== null ? (content as { choices?: unknown }).choices : undefined
    return typeof choices === 'object' && choices !== null && (choices as Record<string, unknown>)[category] === true
  } catch {
    return false
  }
}
