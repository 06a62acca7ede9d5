export { type CompiledCatalogues, compileCatalogues, type MessageSource } from './compile-catalogues.ts'
export { compileMessage } from './compile-messages.ts'
