/** Letters that do not fall apart into a plain letter and an accent, and marks of typesetters, in ASCII. */
const IN_ASCII: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ł: 'l',
  Ł: 'L',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '…': '...',
}

/** Stands for a character that a form cannot write in any way. */
const UNKNOWN = '.'

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A text in one line and in the characters of a form (`allowed` matches one of them): others lose their accent or are
 * written in ASCII, and become a dot where that does not help.
 */
export function inCharacters(text: string, allowed: RegExp): string {
  const line = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()
  return Array.from(line, character => {
    if (allowed.test(character)) return character
    const plain = IN_ASCII[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '')
    return plain !== '' && Array.from(plain).every(part => allowed.test(part)) ? plain : UNKNOWN
  }).join('')
}

/** At most so many characters of a text; a letter with its accents stays whole or goes. */
export function cutTo(text: string, maxLength: number): string {
  let cut = ''
  let length = 0
  for (const { segment } of GRAPHEMES.segment(text)) {
    length += Array.from(segment).length
    if (length > maxLength) break
    cut += segment
  }
  return cut.trimEnd()
}
