export {
  type ConsentRecord,
  deleteOldConsentRecords,
  findConsentRecords,
  type RecordedConsent,
  recordConsent,
} from './consent-records.ts'
