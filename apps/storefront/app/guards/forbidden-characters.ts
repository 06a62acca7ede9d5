import { pageNotFound } from '../request/not-found.ts'
import type { Guard } from './guard.ts'

/** Quotes, as they are and percent-encoded, stand in no path of the shop (ROUTE-08); nor does what cannot be decoded. */
export const forbiddenCharacters: Guard = ({ url }) => {
  if (/['"]/.test(decoded(url.pathname) ?? '"')) throw pageNotFound()
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
