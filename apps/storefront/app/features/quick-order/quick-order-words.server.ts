import { MAX_QUICK_ORDER_LINES } from '@shop/domain/quick-order'
import type { Translate } from '@shop/i18n'
import type { QuickOrderWords } from './quick-order-answer.ts'

/** What the page of ordering by a list says, which comes with its data: no other page pays for it. */
export function quickOrderWords(t: Translate): QuickOrderWords {
  return {
    lead: t('quickOrder.lead', { max: MAX_QUICK_ORDER_LINES }),
    list: t('quickOrder.list'),
    listHint: t('quickOrder.listHint'),
    file: t('quickOrder.file'),
    check: t('quickOrder.check'),
    checked: t('quickOrder.checked'),
    sum: t('quickOrder.sum'),
  }
}
