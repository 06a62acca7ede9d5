export { contentFileSchema } from './content-schema.ts'
export { pageFileSchema } from './page-schema.ts'
