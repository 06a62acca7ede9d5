import type { Language } from '../market/index.ts'

/** Under which id the parcel-tracking widget knows the shop in each language; its texts and mails follow from it (ORD-14). */
const IDS: Readonly<Record<Language, string>> = {
  bg: 'anvil-bg',
  cs: 'anvil-cs',
  da: 'anvil-da',
  de: 'anvil-de',
  el: 'anvil-el',
  en: 'anvil-en',
  es: 'anvil-es',
  fi: 'anvil-fi',
  fr: 'anvil-fr',
  hr: 'anvil-hr',
  hu: 'anvil-hu',
  it: 'anvil-it',
  lt: 'anvil-lt',
  nb: 'anvil-nb',
  nl: 'anvil-nl',
  pl: 'anvil-pl',
  pt: 'anvil-pt',
  ro: 'anvil-ro',
  sk: 'anvil-sk',
  sl: 'anvil-sl',
  sv: 'anvil-sv',
}

/** The id of the parcel-tracking widget in a language (ORD-14). */
export function parcelTrackingIdOf(language: Language): string {
  return IDS[language]
}
