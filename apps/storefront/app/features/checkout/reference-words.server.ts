import type { Translate } from '@shop/i18n'
import type { ReferenceWords } from './chosen-references.ts'

/** What the fields of a company's references say: no other page pays for it. */
export function referenceWords(t: Translate): ReferenceWords {
  return {
    labels: { purchaseOrderNumber: t('reference.purchaseOrderNumber'), costCentre: t('reference.costCentre') },
    hint: t('reference.hint'),
  }
}
