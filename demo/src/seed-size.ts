import type { SeriesRun } from '@shop/engine/catalogue'

/** Most products a demo shop is filled with. */
export const MAX_PRODUCTS = 1_000_000

/** How much of the demo shop a database holds or is to hold. */
export interface SeedSize {
  /** Number of products where it is a part of the catalogue, else all of it. */
  readonly selection?: number
  /** Number of products beyond the catalogue. */
  readonly more: number
}

/** What an import run of the catalogue is noted under: its content and, of a part, its size. */
export function contentHashOf(sourceHash: string, { selection }: SeedSize): string {
  return selection === undefined ? sourceHash : `${sourceHash}/${selection}`
}

/** The size of what a database holds, by what it noted; undefined of an empty one. */
export function heldSizeOf(catalogueHash: string | undefined, series: SeriesRun | undefined): SeedSize | undefined {
  if (catalogueHash === undefined) return undefined
  const selection = catalogueHash.split('/')[1]
  return { more: series?.wanted ?? 0, ...(selection === undefined ? {} : { selection: Number(selection) }) }
}

/** What to fill a database with that holds a size already: nothing is ever removed. */
export function sizeToSeed(wanted: number | undefined, held: SeedSize | undefined, inCatalogue: number): SeedSize {
  if (wanted === undefined) return held ?? { more: 0 }
  const more = Math.max(wanted - inCatalogue, held?.more ?? 0)
  const least = held ? (held.selection ?? inCatalogue) : 0
  const selection = Math.max(wanted, least)
  return selection >= inCatalogue ? { more: Math.max(0, more) } : { selection, more: 0 }
}
