export {
  type ConsentRecordDraft,
  findConsentRecords,
  type RecordedConsent,
  recordConsent,
} from './consent-records.ts'
