export type { MessageKey } from './generated/keys.ts'
export { isLoadableLocale, loadMessages } from './load-messages.ts'
export { createTranslate, type MessageCatalogue, type Translate } from './translate.ts'
