/** Words of a segment that stand for a word of a query: their places, each with how well it fits, up to 1. */
export type WordQualities = Map<number, number>

/** What a word of a query may mean in one segment. */
export interface SegmentAlternatives {
  readonly primary: WordQualities
  /** Words of descriptions. */
  readonly secondary: WordQualities
  /** Words it may be a mistyped form of, where it is nothing else. */
  readonly corrections: WordQualities
}

/** What a word of a query may mean in an index. Looking further adds to it. */
export interface Alternatives {
  readonly segments: readonly SegmentAlternatives[]
  /** Products with a code like it. */
  readonly codes: ReadonlyMap<number, number>
  /** How many alternatives leave no doubt about what was meant. */
  readonly strong: number
  /** Whether a description has the word as it is. */
  readonly isDescribed: boolean
}

/** Whether a word means something as it was typed. */
export function isKnown({ segments, codes }: Alternatives): boolean {
  return codes.size > 0 || segments.some(({ primary, secondary }) => primary.size > 0 || secondary.size > 0)
}

/** Keeps the better quality of a word. */
export function improve(qualities: WordQualities, place: number, quality: number): void {
  const known = qualities.get(place)
  if (known === undefined || known < quality) qualities.set(place, quality)
}
