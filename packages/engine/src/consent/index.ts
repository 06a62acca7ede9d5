export {
  type ConsentRecordDraft,
  deleteOldConsentRecords,
  findConsentRecords,
  type RecordedConsent,
  recordConsent,
} from './consent-records.ts'
