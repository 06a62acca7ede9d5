import type { Language, Locale } from '@shop/domain/market'

/** A label before what it names, with its colon, before which French has a no-break space (`Numéro de commande :`). */
export function withColon(label: string, locale: Locale | Language): string {
  return locale.startsWith('fr') ? `${label}\u00a0:` : `${label}:`
}
