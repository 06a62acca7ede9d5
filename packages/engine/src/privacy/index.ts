export { answerPrivacyRequest, confirmPrivacyRequest, type PrivacyAnswer } from './answer-request.ts'
export { carryOutErasure, type ErasureResult, erasePerson } from './erase-person.ts'
export type { Obstacles } from './find-obstacles.ts'
export { keepPrivacyExport, takePrivacyExport } from './keep-export.ts'
export { findHolds, holdPerson, type PrivacyHold, releasePerson } from './privacy-holds.ts'
export {
  findOpenPrivacyRequest,
  findPrivacyRequestOfToken,
  findPrivacyRequests,
  forgetPrivacyAddress,
  insertPrivacyRequest,
  type OpenPrivacyRequest,
  PRIVACY_CONFIRMED_TOPIC,
  PRIVACY_REQUEST_TOPIC,
} from './privacy-request-rows.ts'
export type { PersonalData, PersonalRows } from './read-personal-data.ts'
export { requestOwnPrivacy, requestPrivacy } from './request-privacy.ts'
export { findRetentionState, type RetentionState, runRetention } from './retention.ts'
