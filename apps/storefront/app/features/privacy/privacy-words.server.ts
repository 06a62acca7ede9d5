import type { Translate } from '@shop/i18n'

/** What the pages about someone's own data say, which comes with their data: no other page pays for it. */
export function privacyWords(t: Translate) {
  return {
    title: t('account.myData'),
    lead: t('privacy.lead'),
    emailHint: t('privacy.emailHint'),
    copy: t('privacy.copy'),
    copyText: t('privacy.copyText'),
    erase: t('privacy.erase'),
    eraseText: t('privacy.eraseText'),
    close: t('privacy.close'),
    closeText: t('privacy.closeText'),
    sentTitle: t('privacy.sentTitle'),
    signInAgain: t('privacy.signInAgain'),
    confirmErase: t('privacy.confirmErase'),
    confirmClose: t('privacy.confirmClose'),
    confirmedTitle: t('privacy.confirmedTitle'),
    confirmedText: t('privacy.confirmedText'),
    downloadTitle: t('privacy.downloadTitle'),
    downloadText: t('privacy.downloadText'),
    download: t('privacy.download'),
  }
}

export type PrivacyWords = ReturnType<typeof privacyWords>
