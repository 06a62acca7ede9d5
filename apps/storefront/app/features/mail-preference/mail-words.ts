import type { MailKind } from '@shop/domain/mail-preference'

/** Texts of the page of someone's mails. */
export interface MailWords {
  readonly title: string
  readonly intro: string
  readonly kinds: readonly { readonly kind: MailKind; readonly label: string; readonly text: string }[]
  readonly save: string
  readonly nothing: string
  readonly saved: string
  readonly unsubscribeQuestion: string
  readonly unsubscribe: string
  readonly unsubscribed: string
  readonly signIn: string
}

/** What the buttons of the page ask for. A mail program sends none, and means what its link names (RFC 8058). */
export const SAVE_MAILS = 'save'
export const NOTHING = 'nothing'
