export { ERROR_MEANINGS } from './error-meanings.ts'
export { EXAMPLES } from './examples.ts'
export { openApiDocument } from './openapi-document.ts'
