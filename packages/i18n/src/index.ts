export type { MessageKey } from './generated/keys.ts'
export { isLoadableLocale, loadPageMessages } from './load-page-messages.ts'
export { createTranslate, type MessageCatalogue, type Translate } from './translate.ts'
