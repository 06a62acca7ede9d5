/** A number with the numbers it is measured with and its unit: `80 × 80 cm`, `1 × Ø 34 cm`, `10–200 A`, `40 %`, `1.000 kg / 200 g`, `1'000 kg`. */
const MEASURE =
  /(?:(?:\d+\s×\s)?Ø\s)?\d[\d.,']*(?:\s\d{3})*(?:\s?[×–/-]\s?\d[\d.,']*)*(?:\s?(?:[%°]\p{L}?|\p{L}{1,3}(?:\/\p{L}{1,3})?))?(?![\p{L}\d])/gu

/** A dash between two parts of a name, with its spaces. */
const DASH = /\s[–—-]\s/u

const WHOLE = new RegExp(`${DASH.source}|${MEASURE.source}`, 'gu')

/** Longer measures, such as the sizes of a set, do not fit into a line of a phone whose text is twice as large. */
const MAX_WHOLE_LENGTH = 18

/** The parts of a name in their order. Lines do not end inside of whole ones: a measure that is no longer than a line, and a dash with what follows it. */
export function unbrokenParts(name: string): { readonly text: string; readonly isWhole: boolean }[] {
  const parts: { text: string; isWhole: boolean }[] = []
  let end = 0
  const add = (text: string, isWhole: boolean) => {
    if (text !== '') parts.push({ text, isWhole })
  }
  for (const { 0: found, index } of name.matchAll(WHOLE)) {
    if (!/[\s–/×]/.test(found) || found.length > MAX_WHOLE_LENGTH) continue
    const isDash = DASH.test(found)
    add(isDash ? `${name.slice(end, index)} ` : name.slice(end, index), false)
    // Unbreakable behind the dash alone is not enough: Unicode lets a line end between the two.
    add(isDash ? `${found.trim()}\u00a0` : found, true)
    end = index + found.length
  }
  add(name.slice(end), false)
  return parts
}

/** A name of goods whose lines break neither inside of measures nor behind a dash. */
export function UnbrokenName({ name }: { readonly name: string }) {
  let place = 0
  return unbrokenParts(name).map(({ text, isWhole }) => {
    place += text.length
    return isWhole ? (
      <span key={place} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      text
    )
  })
}

/** Two numbers with the dash between them, behind which a line may end, and their unit. */
const RANGE = /(\d[\d.,']*–\d[\d.,']*(?:\u00a0\S+)?)/u

/** A name of goods whose ranges, such as `46–60 cm`, stay in one line where they fit into one: on cards, which are narrow. */
export function NameWithRanges({ name }: { readonly name: string }) {
  let place = 0
  return name.split(RANGE).map((part, count) => {
    place += part.length
    // Every second part is a range.
    if (count % 2 === 0) return part
    return (
      <span key={place} className="inline-block">
        {part}
      </span>
    )
  })
}
