export type { MessageKey } from './generated/keys.ts'
export { loadMessages } from './load-messages.ts'
export type { MessageCatalogue } from './message-nodes.ts'
export { createTranslate, type Translate } from './translate.ts'
