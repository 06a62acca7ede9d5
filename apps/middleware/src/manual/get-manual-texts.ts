import type { OperationHandler } from '../call/operation-call.ts'

export const getManualTexts: OperationHandler<'getManualTexts'> = async ({ content }, { locale }) => ({
  manualTexts: content.findManualTexts(locale) ?? null,
})
