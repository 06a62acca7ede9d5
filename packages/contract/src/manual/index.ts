export { getManualTexts } from './get-manual-texts.ts'
export { manualFileSchema } from './manual-texts-schema.ts'
