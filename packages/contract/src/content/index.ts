export { contentFileSchema } from './content-schema.ts'
export { contentOperations } from './operations.ts'
export { pageFileSchema } from './page-schema.ts'
