export {
  CONSENT_CATEGORIES,
  CONSENT_DAYS,
  CONSENT_VERSION,
  type Consent,
  type ConsentDecision,
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
