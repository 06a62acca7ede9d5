import type { Language } from '@shop/domain/market'
import { fold } from '@shop/domain/search'

/** Folded words that say nothing about a product: one that a product's name lacks does not keep it from being found. */
const FUNCTION_WORDS: Readonly<Record<Language, string>> = {
  bg: 'за и със от на до без или във',
  cs: 'pro do na ze se za od bez nebo ke',
  da: 'til og med for af uden eller fra den det',
  de: 'fur mit und aus von zum zur ohne oder der die das den ein eine im in auf bei',
  el: 'για και με απο του της των το τα στο σε χωρις',
  en: 'for with and of the in to from without or an on by',
  es: 'para con de del al la el los las en sin por un una',
  fi: 'ja tai varten kanssa ilman',
  fr: 'pour avec et de des du la le les en sans un une au aux sur',
  hr: 'za sa od do na bez ili iz',
  hu: 'es az egy vagy nelkul hez val vel',
  it: 'per con di al ai del della da in senza il la lo le un una',
  lt: 'su ir be ar iki is skirtas',
  nb: 'til og med for av uten eller fra den det',
  nl: 'voor met en van de het een zonder of in op',
  pl: 'do ze na dla od bez lub za',
  pt: 'para com de ao do da dos das em sem por um uma',
  ro: 'pentru cu si de din la fara sau un pe',
  sk: 'pre do na so zo za od bez alebo ku',
  sl: 'za in od do na brez ali iz',
  sv: 'till och med for av utan eller fran den det',
}

const SETS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(FUNCTION_WORDS).map(([language, words]) => [language, new Set(words.split(' '))]),
)

/** Whether a folded word of a language or locale only joins others. */
export function isFunctionWord(word: string, language: string): boolean {
  return SETS.get(language.slice(0, 2))?.has(word) ?? false
}

/** Folded words for "with": what a product's name says behind them comes along and is not what the product is. */
const COMPANIONS: Readonly<Record<Language, string>> = {
  bg: 'с със',
  cs: 's se',
  da: 'med',
  de: 'mit inkl',
  el: 'με',
  en: 'with',
  es: 'con',
  fi: '',
  fr: 'avec',
  hr: 's sa',
  hu: '',
  it: 'con',
  lt: 'su',
  nb: 'med',
  nl: 'met',
  pl: 'z ze',
  pt: 'com',
  ro: 'cu',
  sk: 's so',
  sl: 's z',
  sv: 'med',
}

const SEPARATORS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(COMPANIONS)
    .filter(([, words]) => words !== '')
    .map(([language, words]) => [language, new RegExp(` (?:${words.replaceAll(' ', '|')}) `, 'iu')]),
)

const COMPANION_SETS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(COMPANIONS).map(([language, words]) => [language, new Set(fold(words).split(' ').filter(Boolean))]),
)

/** Whether a folded word of a language or locale says that something comes along. */
export function isCompanionWord(word: string, language: string): boolean {
  return COMPANION_SETS.get(language.slice(0, 2))?.has(word) ?? false
}

/** What a product is and what comes with it, from the beginning of its name in a language or locale. */
export function partAtWith(head: string, language: string): [thing: string, companions: string] {
  const separator = SEPARATORS.get(language.slice(0, 2))?.exec(head)
  if (!separator) return [head, '']
  return [head.slice(0, separator.index), head.slice(separator.index + separator[0].length)]
}
