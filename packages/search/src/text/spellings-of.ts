import { bulgarianOf, greekOf } from './letters.ts'

/**
 * Other spellings of a folded word that shoppers of a language type, such as `saege` for `sage`, or Latin for Greek letters,
 * and those its stem has in other forms of the word.
 */
export function spellingsOf(word: string, language: string): string[] {
  const other = otherSpelling(word, language)
  const others = [...(other === undefined ? [] : [other]), ...otherStems(word, language)]
  return others.filter(spelling => spelling !== word)
}

/** Consonants of Finnish stems that take each other's place: puikko, puikot. */
const GRADES: Readonly<Record<string, string>> = {
  ...{ kk: 'k', pp: 'p', tt: 't', nk: 'ng', ng: 'nk', nt: 'nn', nn: 'nt', lt: 'll', ll: 'lt', rt: 'rr', rr: 'rt' },
  ...{ mp: 'mm', mm: 'mp', t: 'd', d: 't' },
}

function otherStems(word: string, language: string): string[] {
  switch (language.slice(0, 2)) {
    case 'fi': {
      const [, stem, consonants = '', end] =
        /^(.{2,}[aeiouylnrm])(kk|pp|tt|n[kgtn]|l[tl]|r[tr]|m[pm]|[td])([aeiouy].{0,3})$/.exec(word) ?? []
      return stem === undefined ? [] : [`${stem}${GRADES[consonants]}${end}`]
    }
    case 'lt':
      return /ci|dzi/.test(word) ? [word.replace(/ci/g, 'ti').replace(/dzi/g, 'di')] : []
    default:
      return []
  }
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
