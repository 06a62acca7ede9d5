const SPECIAL_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  ŋ: 'n',
  ħ: 'h',
}
const SPECIAL = /[ßæœøłđðþıςŋħ]/g
const OTHER_THAN_ASCII = /[^\0-\x7f]/

/** Lower case without accents: the form in which index and query meet, whatever way either was typed. */
export function fold(text: string): string {
  if (!OTHER_THAN_ASCII.test(text)) return text.toLowerCase()
  const folded = foldOnce(text)
  // Compatibility forms may leave behind letters that change once more.
  return OTHER_THAN_ASCII.test(folded) ? foldOnce(folded) : folded
}

function foldOnce(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(SPECIAL, letter => SPECIAL_LETTERS[letter] as string)
}
