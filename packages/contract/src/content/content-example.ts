import type { FoundContent } from '@shop/domain/content'

/** Content of Austria that was written for all who read German. */
export const contentExample: FoundContent = {
  key: 'shop-by-department',
  title: 'Nach Abteilung einkaufen',
  lead: 'Von der Profiküche bis zur Werkstatt: In unseren Abteilungen finden Sie schnell, was Ihr Betrieb braucht.',
  linkLabel: 'Alle Abteilungen ansehen',
  source: 'de',
}
