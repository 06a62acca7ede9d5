export { contentFileSchema } from './content-schema.ts'
export { getContent } from './get-content.ts'
