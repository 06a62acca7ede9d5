export { EXAMPLES } from './examples.ts'
export { openApiDocument } from './openapi-document.ts'
