export { readSupportFormSettings } from './read-support-form-settings.ts'
export type { SupportCasePost, SupportForm } from './support-form.ts'
export { createSupportForm, type SupportFormSettings } from './web-to-case.ts'
