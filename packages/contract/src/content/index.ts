export { articleListSchema } from './article-schema.ts'
export { contentFileSchema } from './content-schema.ts'
export { contentOperations } from './operations.ts'
export { pageFileSchema, withoutBrokenBlocks } from './page-schema.ts'
