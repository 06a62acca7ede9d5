import type { Language } from '@shop/domain/market'
import anyAscii from 'any-ascii'

/** How a language writes its own letters in plain Latin ones, where that differs from what any-ascii does for all. */
const CUSTOMS: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: { å: 'aa', ø: 'oe' },
  nb: { å: 'aa', ø: 'oe' },
  bg: { ъ: 'a', ь: 'y' },
  el: { ου: 'ou', ού: 'ou' },
}

/** A text for a URL: lower case, in plain Latin letters. */
export function slugTextOf(text: string, language: Language): string {
  const letters = Object.entries(CUSTOMS[language] ?? {})
  return anyAscii(letters.reduce((written, [from, to]) => written.replaceAll(from, to), text.toLocaleLowerCase(language)))
}
