import { decisionUnderSignal, readConsent } from './consent.ts'
import { CONSENT_COOKIE } from './cookies.ts'

/** Value of the header `Sec-GPC` by which a browser says with each request that its owner wants no marketing. */
const REFUSES = '1'

/** Whether a request says by Global Privacy Control that its owner wants no marketing; `header` is its `Sec-GPC`. */
export function saysPrivacySignal(header: string | string[] | null | undefined): boolean {
  return header === REFUSES
}

/**
 * The `Cookie` header of a request as it counts where the browser sends Global Privacy Control with it: a consent to marketing
 * that was given without the signal is taken back by it, also before a script or the page of the settings has written that down.
 * A decision that cannot be read, or about another version of the question, agrees to nothing.
 */
export function cookiesUnderSignal(cookies: string | undefined, hasPrivacySignal: boolean): string | undefined {
  if (!hasPrivacySignal || !cookies?.includes(CONSENT_COOKIE.name)) return cookies
  const kept = cookies.split(';').flatMap(pair => {
    const separator = pair.indexOf('=')
    if (pair.slice(0, Math.max(0, separator)).trim() !== CONSENT_COOKIE.name) return [pair.trim()]
    const decision = readConsent(decoded(pair.slice(separator + 1).trim()))
    if (!decision) return []
    return [`${CONSENT_COOKIE.name}=${encodeURIComponent(JSON.stringify(decisionUnderSignal(decision, true)))}`]
  })
  return kept.length > 0 ? kept.join('; ') : undefined
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
