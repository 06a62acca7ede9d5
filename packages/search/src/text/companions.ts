import type { Language } from '@shop/domain/market'

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

/** What a product is and what comes with it, from the beginning of its name in a language or locale. */
export function partAtWith(head: string, language: string): [thing: string, companions: string] {
  const separator = SEPARATORS.get(language.slice(0, 2))?.exec(head)
  if (!separator) return [head, '']
  return [head.slice(0, separator.index), head.slice(separator.index + separator[0].length)]
}
