import type { Translate } from '@shop/i18n'

/** What the page about goods that are out of stock says, which comes with its data: no other page pays for it. */
export function stockAlertWords(t: Translate, name: string) {
  return {
    title: t('product.notifyMe'),
    intro: t('stockAlert.intro', { name }),
    send: t('stockAlert.send'),
    sentGuest: t('stockAlert.sentGuest'),
    noted: t('stockAlert.sentCustomer'),
    confirmTitle: t('stockAlert.confirmTitle'),
    toProduct: t('stockAlert.toProduct'),
  }
}
