import {
  CONSENT_COOKIE,
  type Consent,
  type ConsentCategory,
  type ConsentDecision,
  decisionUnderSignal,
  readConsent,
} from '@shop/domain/cookie'
import { useSyncExternalStore } from 'react'
import { cookiesOfDecision, decisionOf } from '../request/consent-decision.ts'
import { cookieOf, writeCookie } from '../request/cookies.ts'

/** Keys of the browser's storage that need a consent. */
const STORED: Readonly<Record<string, ConsentCategory>> = {
  'last-seen-products': 'preferences',
  'recent-searches': 'preferences',
  'tracked-orders': 'statistics',
}

const listeners = new Set<() => void>()
let readText: string | undefined
let kept: ConsentDecision | undefined
let decision: ConsentDecision | undefined

/** The same decision as long as the cookie is the same. */
function currentDecision(): ConsentDecision | undefined {
  const text = cookieOf(document.cookie, CONSENT_COOKIE.name)
  if (text !== readText) {
    readText = text
    kept = readConsent(text)
    decision = kept && decisionUnderSignal(kept, hasPrivacySignal())
  }
  return decision
}

/** Whether the browser says by Global Privacy Control that its owner wants no marketing. */
export function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

/** Whether the browser refuses what the cookie still says is agreed to, so that it has to be written again. */
export function isOverruledBySignal(): boolean {
  return currentDecision() !== kept
}

/** What the visitor has consented to; undefined before a choice (TRACK-15). */
function currentConsent(): Consent | undefined {
  return currentDecision()?.choices
}

/** Whether the visitor has consented to a category, for what a page stores. */
export function mayStore(category: ConsentCategory): boolean {
  return currentConsent()?.[category] === true
}

/** Calls back after each decision, in this window, and in another one once this one is looked at again. Returns what ends it. */
function onConsent(listener: () => void): () => void {
  const look = () => {
    if (!document.hidden) listener()
  }
  listeners.add(listener)
  document.addEventListener('visibilitychange', look)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', look)
  }
}

/** What the visitor has consented to; undefined before a choice, and null while a page is not alive yet. */
export function useConsent(): Consent | undefined | null {
  return useSyncExternalStore(onConsent, currentConsent, () => null)
}

/** Keeps a decision in this browser, where it holds at once, and removes what was stored of what is refused. Returns it. */
export function storeConsent(choices: Consent): ConsentDecision {
  const id = currentDecision()?.id ?? crypto.randomUUID()
  const made = decisionOf(choices, { id, now: new Date().toISOString(), hasPrivacySignal: hasPrivacySignal() })
  cookiesOfDecision(made, location.protocol === 'https:').forEach(writeCookie)
  announceConsent()
  return made
}

/** Has the page follow a decision whose cookie is there, such as that of a form, and removes what was stored of what is refused. */
export function announceConsent(): void {
  const choices = currentConsent()
  for (const [key, category] of Object.entries(STORED)) if (!choices?.[category]) forget(key)
  for (const listener of listeners) listener()
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
