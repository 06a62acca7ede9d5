export { createSupportCase } from './create-support-case.ts'
export { type ErasedCase, eraseSupportCases } from './erase-support-cases.ts'
export { retrySupportCase } from './retry-support-case.ts'
export {
  deleteOldSupportCases,
  findSupportCase,
  findSupportCases,
  MAX_CASE_DELIVERIES,
  markSupportCaseDelivered,
  markSupportCaseFailed,
  type StoredSupportCase,
  SUPPORT_CASE_MAIL_TOPIC,
  SUPPORT_CASE_TOPIC,
} from './support-case-rows.ts'
