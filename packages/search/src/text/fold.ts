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

/** A folded text, and for each of its UTF-16 units where in the original it stems from. */
export interface PlacedText {
  readonly folded: string
  /** One entry more than the folded text has units: the last is the length of the original. */
  readonly places: readonly number[]
}

/** Folds a text so that what is found in it can be marked in the original. */
export function foldWithPlaces(text: string): PlacedText {
  const places: number[] = []
  let folded = ''
  let place = 0
  for (const character of text) {
    const part = fold(character)
    for (let unit = 0; unit < part.length; unit++) places.push(place)
    folded += part
    place += character.length
  }
  places.push(text.length)
  return { folded, places }
}
