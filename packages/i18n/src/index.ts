export type { MessageKey } from './generated/keys.ts'
export { isLoadableLocale, loadMessages, loadPageMessages } from './load-messages.ts'
export { loadSupportMessages } from './load-support-messages.ts'
export { createTranslate, type MessageCatalogue, type Translate } from './translate.ts'
