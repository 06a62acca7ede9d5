export {
  CONSENT_CATEGORIES,
  CONSENT_DAYS,
  CONSENT_VERSION,
  COOKIE_QUESTIONS,
  type Consent,
  type ConsentDecision,
  type CookieQuestion,
  consentOf,
  decisionUnderSignal,
  readConsent,
} from './consent.ts'
export {
  CONSENT_COOKIE,
  COOKIES,
  COOKIES_OF_CUSTOMER,
  type ConsentCategory,
  type CookieDefinition,
  UTM_SOURCE_COOKIE,
} from './cookies.ts'
export { cookiesUnderSignal, saysPrivacySignal } from './cookies-under-signal.ts'
