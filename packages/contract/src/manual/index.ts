export { manualFileSchema } from './manual-texts-schema.ts'
