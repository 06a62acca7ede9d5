/** A number with the numbers it is measured with and its unit: `80 × 80 cm`, `10–200 A`, `40 %`, `1.000 kg / 200 g`. */
const MEASURE =
  /(?:Ø\s)?\d[\d.,]*(?:\s\d{3})*(?:\s?[×–/-]\s?\d[\d.,]*)*(?:\s?(?:[%°]\p{L}?|\p{L}{1,3}(?:\/\p{L}{1,3})?))?(?![\p{L}\d])/gu

/** A dash between two parts of a name. */
const DASH = /\s([–—-])\s/g

/** The parts of a name that a line may end between, in their order: pieces that hold a measure are kept whole. */
export function unbrokenParts(name: string): { readonly text: string; readonly isWhole: boolean }[] {
  // A line begins with a dash rather than ending with it.
  const tied = name.replace(DASH, ' $1\u00a0')
  const parts: { text: string; isWhole: boolean }[] = []
  let end = 0
  for (const { 0: text, index } of tied.matchAll(MEASURE)) {
    if (!/[\s–/×]/.test(text)) continue
    if (index > end) parts.push({ text: tied.slice(end, index), isWhole: false })
    parts.push({ text, isWhole: true })
    end = index + text.length
  }
  if (end < tied.length) parts.push({ text: tied.slice(end), isWhole: false })
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
