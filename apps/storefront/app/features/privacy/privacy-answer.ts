/** Buttons of the forms about someone's own data; each names what is asked for. */
export const KIND_FIELD = 'kind'
export const TOKEN = /^[A-Za-z0-9_-]{1,100}$/

/** What a page says after a form about someone's own data was sent. */
export type PrivacyFormAnswer =
  /** A mail is on its way, in words. */
  | { readonly is: 'sent'; readonly text: string }
  /** The link of a mail has confirmed. */
  | { readonly is: 'confirmed' }
  | {
      readonly is: 'refused'
      readonly why: 'email' | 'required' | 'wrong-password' | 'sign-in-again' | 'too-many' | 'failed' | 'expired'
      readonly kind: string
      readonly email?: string
    }
