import type { TextRange } from '@shop/domain/search'
import { HighlightedText } from './highlighted-text.tsx'

/** A number with the numbers it is measured with and its unit or what it counts: `80 × 80 cm`, `1 × Ø 34 cm`, `10–200 A`, `40 %`, `1.000 kg / 200 g`, `1'000 kg`, `3 motors`. */
const MEASURE =
  /(?:(?:\d+\s×\s)?Ø\s)?\d[\d.,']*(?:\s\d{3})*(?:\s?[×–/-]\s?\d[\d.,']*)*(?:\s?(?:[%°]\p{L}?|\p{L}{1,8}(?:\/\p{L}{1,3})?))?(?![\p{L}\d])/gu

/** A dash between two parts of a name, with its spaces. */
const DASH = /\s[–—-]\s/u

const WHOLE = new RegExp(`${DASH.source}|${MEASURE.source}`, 'gu')

/** A measure with the sign that ends its line, if it ends there. */
const MEASURE_WITH_SIGN = new RegExp(`${MEASURE.source}(?:\\s[–—/](?=\\s))?`, 'gu')

/** Longer measures, such as the sizes of a set, do not fit into a line of a phone whose text is twice as large. */
const MAX_WHOLE_LENGTH = 18

interface NamePart {
  readonly text: string
  readonly isWhole: boolean
}

/** The parts of a name in their order. Whole are those of a pattern in which a line could end, and that are no longer than a line. */
function partsOf(name: string, pattern: RegExp, breakable: RegExp): NamePart[] {
  const parts: NamePart[] = []
  let end = 0
  for (const { 0: found, index } of name.matchAll(pattern)) {
    if (!breakable.test(found) || found.length > MAX_WHOLE_LENGTH) continue
    parts.push({ text: name.slice(end, index), isWhole: false }, { text: found, isWhole: true })
    end = index + found.length
  }
  return [...parts, { text: name.slice(end), isWhole: false }].filter(({ text }) => text !== '')
}

/** The parts of a name in their order. Lines do not end inside of whole ones: a measure, and a dash with what follows it. */
export function unbrokenParts(name: string): readonly NamePart[] {
  return partsOf(name, WHOLE, /[\s–/×]/).flatMap(part => {
    if (!part.isWhole || !DASH.test(part.text)) return [part]
    // Unbreakable behind the dash alone is not enough: Unicode lets a line end between the two.
    return [
      { text: ' ', isWhole: false },
      { text: `${part.text.trim()}\u00a0`, isWhole: true },
    ]
  })
}

/** The parts of a name for narrow lines, which end behind a dash: whole are measures with the sign behind them. */
function narrowParts(name: string): readonly NamePart[] {
  return partsOf(name, MEASURE_WITH_SIGN, /[ –/]/)
}

interface PartsProps {
  readonly parts: readonly NamePart[]
  /** Of a whole part. */
  readonly className: string
  /** What was looked for in the name. */
  readonly highlights?: readonly TextRange[]
}

function Parts({ parts, className, highlights = [] }: PartsProps) {
  let place = 0
  return parts.map(({ text, isWhole }) => {
    const start = place
    place += text.length
    const inside = highlights
      .filter(range => range.start < start + text.length && range.end > start)
      .map(range => ({ start: Math.max(0, range.start - start), end: Math.min(text.length, range.end - start) }))
    return isWhole ? (
      <span key={place} className={className}>
        <HighlightedText text={text} ranges={inside} />
      </span>
    ) : (
      <HighlightedText key={place} text={text} ranges={inside} />
    )
  })
}

/** A name of goods whose lines break neither inside of measures nor behind a dash. */
export function UnbrokenName({ name }: { readonly name: string }) {
  return <Parts parts={unbrokenParts(name)} className="whitespace-nowrap" />
}

interface NarrowNameProps {
  readonly name: string
  /** What was looked for in it, shown in bold. */
  readonly highlights?: readonly TextRange[]
}

/** A name of goods whose measures, such as `46–60 cm` or `1 × Ø 34 cm`, stay in one line where they fit into one: on cards and in lists, which are narrow. */
export function NarrowName({ name, highlights = [] }: NarrowNameProps) {
  return <Parts parts={narrowParts(name)} className="inline-block" highlights={highlights} />
}
