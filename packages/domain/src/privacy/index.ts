export { csvOf } from './csv.ts'
export { DATA_KINDS, type DataKind, type Retention, retentionDays, retentionStart } from './data-kinds.ts'
export {
  ERASED_EMAIL,
  FRESH_SIGN_IN_MINUTES,
  isOrderSettled,
  MAX_EXPORT_DOWNLOADS,
  type OrderStanding,
  PRIVACY_LINK_HOURS,
  PRIVACY_REQUEST_KINDS,
  type PrivacyOutcome,
  type PrivacyRequestKind,
  type PrivacyRequestState,
} from './privacy-request.ts'
export { STORAGE_KEYS, type StorageKey } from './storage-keys.ts'
