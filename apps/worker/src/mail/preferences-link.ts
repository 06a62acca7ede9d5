import type { MailKind } from '@shop/domain/mail-preference'
import { type LinkPlace, startOf } from './mail-place.ts'

/** What a link to the page of a reader's mails names: the reader, and the kind that it asks whether to end, if there is one. */
interface PreferencesLink {
  readonly token: string
  readonly kind?: MailKind
}

/** The page of what a reader gets; with a kind also where mail programs post to, to end that kind at once (RFC 8058). */
export function preferencesLink(place: LinkPlace, { token, kind }: PreferencesLink): string {
  return `${startOf(place)}/mail-preferences/?token=${token}${kind ? `&kind=${kind}` : ''}`
}
