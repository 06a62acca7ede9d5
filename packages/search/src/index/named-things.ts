import { tokenise } from '../text/tokenise.ts'
import type { MeantWord } from './combine.ts'
import type { Segment } from './segment.ts'

/** Names of categories or brands, found by query words. */
export class NamedThings {
  readonly #names = new Map<string, { name: string; words: number }>()
  readonly #idsByTerm = new Map<string, Set<string>>()

  get names(): ReadonlyMap<string, { readonly name: string }> {
    return this.#names
  }

  set(id: string, name: string): void {
    const known = this.#names.get(id)
    if (known?.name === name) return
    if (known) for (const { term } of tokenise(known.name)) this.#idsByTerm.get(term)?.delete(id)
    const tokens = tokenise(name)
    this.#names.set(id, { name, words: tokens.length })
    for (const { term } of tokens) this.#idsByTerm.set(term, (this.#idsByTerm.get(term) ?? new Set()).add(id))
  }

  /** Ids of those whose names have every query word in some form, best first. */
  find(meant: readonly MeantWord[], segments: readonly Segment[]): string[] {
    const required = meant.filter(({ isOptional }) => !isOptional)
    const fits = required.map(word => this.#fitsOf(word, segments))
    const [first, ...others] = fits
    if (!first) return []
    const scored = [...first].flatMap(([id, fit]) => {
      if (others.some(other => !other.has(id))) return []
      const sum = others.reduce((total, other) => total + (other.get(id) ?? 0), fit)
      return [{ id, score: (sum / required.length) * (0.5 + (0.5 * required.length) / (this.#names.get(id)?.words ?? 1)) }]
    })
    return scored.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
  }

  #fitsOf(word: MeantWord, segments: readonly Segment[]): Map<string, number> {
    const fits = new Map<string, number>()
    segments.forEach(({ primary: { terms } }, place) => {
      const { primary, corrections } = word.segments[place] as MeantWord['segments'][number]
      for (const qualities of [primary, corrections])
        for (const [term, quality] of qualities)
          for (const id of this.#idsByTerm.get(terms[term] as string) ?? []) fits.set(id, Math.max(fits.get(id) ?? 0, quality))
    })
    return fits
  }
}
