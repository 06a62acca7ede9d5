import { bulgarianOf, greekOf } from './letters.ts'

/** Other spellings of a folded word that shoppers of a language type, such as `saege` for `sage`, or Latin for Greek letters. */
export function spellingsOf(word: string, language: string): string[] {
  const other = otherSpelling(word, language)
  return other === undefined || other === word ? [] : [other]
}

function otherSpelling(word: string, language: string): string | undefined {
  switch (language.slice(0, 2)) {
    case 'de':
    case 'fi':
    case 'sv':
      return withoutUmlauts(word)
    case 'da':
    case 'nb':
      return withoutUmlauts(word).replace(/aa/g, 'a')
    case 'el':
      return /[a-z]/.test(word) ? greekOf(word) : undefined
    case 'bg':
      return /[a-z]/.test(word) ? bulgarianOf(word) : undefined
    default:
      return undefined
  }
}

function withoutUmlauts(word: string): string {
  return word.replace(/[aou]e/g, letters => letters.charAt(0))
}
