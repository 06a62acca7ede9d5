import type { vatOperations } from '@shop/contract/vat'
import type { HandlersOf } from '../call/operation-call.ts'
import { validateVatNumber } from './validate-vat-number.ts'

export const vatHandlers: HandlersOf<typeof vatOperations> = {
  validateVatNumber,
}
