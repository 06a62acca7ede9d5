/** The 21 languages of the shop (MKT-07), each with its name in itself, for selectors. */
export const LANGUAGE_NAMES = {
  sk: 'Slovenčina',
  en: 'English',
  de: 'Deutsch',
  pt: 'Português',
  it: 'Italiano',
  fr: 'Français',
  hu: 'Magyar',
  cs: 'Čeština',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  da: 'Dansk',
  sv: 'Svenska',
  es: 'Español',
  fi: 'Suomi',
  pl: 'Polski',
  ro: 'Română',
  lt: 'Lietuvių',
  sl: 'Slovenščina',
  bg: 'Български',
  el: 'Ελληνικά',
  hr: 'Hrvatski',
} as const

export type Language = keyof typeof LANGUAGE_NAMES

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[]

/** Whether a path segment or an input names one of the shop's languages. */
export function isLanguage(value: string): value is Language {
  return (LANGUAGES as readonly string[]).includes(value)
}

/** A text in some of the shop's languages; read it with `localize`. */
export type LocalizedString = Partial<Record<Language, string>>

/** The language a locale such as `de-AT` speaks; a language speaks itself. */
export function languageOf(locale: `${Language}-${string}` | Language): Language {
  return locale.slice(0, 2) as Language
}
