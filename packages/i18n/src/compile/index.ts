export { type CompiledCatalogues, compileCatalogues, type LocaleSource, type MessageSource } from './compile-catalogues.ts'
export { readMessages, type WrittenMessages } from './read-messages.ts'
