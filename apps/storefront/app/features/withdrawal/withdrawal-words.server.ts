import type { Translate } from '@shop/i18n'
import type { WithdrawalWords } from './withdrawal-answer.ts'

/** What the pages of a withdrawal say, which comes with their data: no other page pays for it. */
export function withdrawalWords(t: Translate): WithdrawalWords {
  return {
    title: t('withdrawal.title'),
    lead: t('withdrawal.lead'),
    contactName: t('support.contactName'),
    contractHint: t('withdrawal.contractHint'),
    emailHint: t('withdrawal.emailHint'),
    goods: t('withdrawal.goods'),
    goodsHint: t('withdrawal.goodsHint'),
    checkTitle: t('withdrawal.checkTitle'),
    declaration: t('withdrawal.declaration'),
    allGoods: t('withdrawal.allGoods'),
    confirm: t('withdrawal.confirm'),
    change: t('withdrawal.change'),
    receivedTitle: t('withdrawal.receivedTitle'),
    number: t('withdrawal.number'),
    receivedAt: t('withdrawal.receivedAt'),
    failed: t('withdrawal.failed'),
  }
}
