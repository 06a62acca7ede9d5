export { SUPPORT_REASONS, type SupportReason, WEB_FORM_PARAMETER, type WebFormState, webFormStateOf } from './support-form.ts'
