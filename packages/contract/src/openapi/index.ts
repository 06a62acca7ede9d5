export { ERROR_MEANINGS } from './error-meanings.ts'
export { openApiDocument } from './openapi-document.ts'
