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

const GREEK: Readonly<Record<string, string>> = {
  ...{ th: 'θ', ch: 'χ', ps: 'ψ', ks: 'ξ', ou: 'ου', a: 'α', b: 'μπ', c: 'κ', d: 'δ', e: 'ε', f: 'φ', g: 'γ', h: 'η', i: 'ι' },
  ...{ j: 'τζ', k: 'κ', l: 'λ', m: 'μ', n: 'ν', o: 'ο', p: 'π', q: 'κ', r: 'ρ', s: 'σ', t: 'τ', u: 'υ', v: 'β', w: 'ω' },
  ...{ x: 'χ', y: 'υ', z: 'ζ' },
}
const BULGARIAN: Readonly<Record<string, string>> = {
  ...{ sht: 'щ', zh: 'ж', ts: 'ц', ch: 'ч', sh: 'ш', yu: 'ю', ya: 'я', a: 'а', b: 'б', v: 'в', g: 'г', d: 'д', e: 'е' },
  ...{ z: 'з', i: 'и', y: 'и', k: 'к', l: 'л', m: 'м', n: 'н', o: 'о', p: 'п', r: 'р', s: 'с', t: 'т', u: 'у', f: 'ф' },
  ...{ h: 'х', c: 'ц', j: 'ж', w: 'в', q: 'я', x: 'х' },
}

/** A word in Latin letters as Greek writes it. */
function greekOf(word: string): string {
  return word.replace(/th|ch|ps|ks|ou|[a-z]/g, letters => GREEK[letters] as string)
}

/** A word in Latin letters as Bulgarian writes it. */
function bulgarianOf(word: string): string {
  return word.replace(/sht|zh|ts|ch|sh|yu|ya|[a-z]/g, letters => BULGARIAN[letters] as string)
}
