export {
  SUPPORT_CASE_DETAILS,
  SUPPORT_CASE_LENGTHS,
  type SupportCase,
  type SupportCaseDetail,
  type SupportForm,
} from './support-case.ts'
export { createSupportForm, type SupportFormSettings } from './web-to-case.ts'
