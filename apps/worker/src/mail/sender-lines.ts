import type { Language, Locale } from '@shop/domain/market'
import { COMPANY, type Store } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import { regionName } from '@shop/i18n/format'

/**
 * Who sends a mail: name and seat of the company, its register and its directors, which German law wants in business
 * letters of every form (section 35a of the GmbHG).
 */
export function senderLines(locale: Locale | Language, t: Translate): string[] {
  const { name, street, postalCode, city, country, register, directors } = COMPANY
  return [
    `${name}, ${street}, ${postalCode} ${city}, ${regionName(country, locale)}`,
    `${register} · ${t('mail.directors', { names: directors.join(', ') })}`,
  ]
}

/** Where questions go. A phone number stays in one line, as it is read. */
export function contactLine({ custom: { email, phone } }: Store, t: Translate): string {
  return t('mail.questions', { email, phone: phone.replaceAll(' ', '\u00a0') })
}
