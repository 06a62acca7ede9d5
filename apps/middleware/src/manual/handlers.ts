import type { manualOperations } from '@shop/contract/manual'
import type { HandlersOf } from '../call/operation-call.ts'

export const manualHandlers: HandlersOf<typeof manualOperations> = {
  getManualTexts: async ({ content }, { locale }) => ({
    manualTexts: content.findManualTexts(locale) ?? null,
  }),
}
