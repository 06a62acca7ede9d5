import type { Language } from '@shop/domain/market'

/** Folded words for "for": what stands behind them says what a thing belongs to, and not what it is. */
const PURPOSE_WORDS: Readonly<Record<Language, string>> = {
  bg: 'за към',
  cs: 'pro k ke',
  da: 'til',
  de: 'fur zum zur',
  el: 'για',
  en: 'for fitting',
  es: 'para',
  fi: 'varten',
  fr: 'pour',
  hr: 'za',
  hu: '',
  it: 'per',
  lt: 'skirtas skirta skirti skirtos',
  nb: 'til',
  nl: 'voor',
  pl: 'dla do',
  pt: 'para',
  ro: 'pentru',
  sk: 'pre k ku',
  sl: 'za k',
  sv: 'for till',
}

/** Those of them that also join what a machine makes to its name, as in `maszyna do popcornu`. */
const AMBIGUOUS = new Set(['do', 'k', 'ke', 'ku', 'zum', 'zur', 'za'])

/** Languages in which what a thing is stands at the end of a row of nouns: `fryer basket`, `rasvakeittimen kori`. */
const THING_LAST: ReadonlySet<string> = new Set(['da', 'de', 'en', 'fi', 'hu', 'lt', 'nb', 'nl', 'sv'])

/** Folded endings by which a noun says that something is for it, in languages that have a case for that. */
const PURPOSE_ENDINGS: Readonly<Partial<Record<Language, RegExp>>> = {
  fi: /(?:lle|seen|siin|h[aeiouy]n|aan|een|iin|oon|uun|yyn)$/,
  hu: /(?:hoz|hez|ba|be|ra|re)$/,
  lt: /(?:ui|iui|ei|ai|iai|oms|ems|ams|iams|ims|ums)$/,
}

const SETS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(PURPOSE_WORDS).map(([language, words]) => [language, new Set(words.split(' ').filter(Boolean))]),
)

/** Whether a folded word of a language or locale says what something is for. */
export function isPurposeWord(word: string, language: string): boolean {
  return SETS.get(language.slice(0, 2))?.has(word) ?? false
}

/** The same in the name of what is no accessory, where some of these words belong to what a machine is called. */
export function isPurposeWordOfMachine(word: string, language: string): boolean {
  return !AMBIGUOUS.has(word) && isPurposeWord(word, language)
}

/** Whether a folded noun stands in a case that says that something is for it. */
export function hasPurposeEnding(word: string, language: string): boolean {
  return PURPOSE_ENDINGS[language.slice(0, 2) as Language]?.test(word) ?? false
}

/** Languages in which adjectives stand before what a thing is and nouns behind it: neither end of a row says it. */
const MIXED: ReadonlySet<string> = new Set(['bg', 'cs', 'el', 'hr', 'pl', 'sk', 'sl'])

/** Which word of a short phrase in a language or locale says what a thing is. */
export function placeOfThing(language: string): 'first' | 'last' | 'any' {
  if (isThingLast(language)) return 'last'
  return MIXED.has(language.slice(0, 2)) ? 'any' : 'first'
}

/** Whether a row of nouns in a language or locale ends with what the thing is; else it begins with it. */
export function isThingLast(language: string): boolean {
  return THING_LAST.has(language.slice(0, 2))
}

/** Whether a language or locale has a case for what something is for. */
export function hasPurposeCase(language: string): boolean {
  return Object.hasOwn(PURPOSE_ENDINGS, language.slice(0, 2))
}
