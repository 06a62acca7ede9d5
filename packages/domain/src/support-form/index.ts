export { SUPPORT_REASONS, type SupportReason } from './support-reason.ts'
export { WEB_FORM_PARAMETER, type WebFormState, webFormStateOf } from './web-form-state.ts'
