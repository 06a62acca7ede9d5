export { manualFileSchema } from './manual-texts-schema.ts'
export { manualOperations } from './operations.ts'
