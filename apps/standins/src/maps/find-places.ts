import { PLACES, type PlaceFixture } from './place-fixtures.ts'

/** A street with the number that was typed next to it, if any. */
export interface FoundPlace {
  readonly placeId: string
  readonly region: string
  readonly fixture: PlaceFixture
  readonly number: string
}

const ID = /^ChIJ-([A-Z]{2})-(\d+)-([\dA-Za-z]*)$/

/** Streets of a region whose words begin with the typed ones, in any letters and without their marks; a number is of the house. */
export function findPlaces(region: string, input: string): FoundPlace[] {
  const words = plain(input)
    .split(/[\s,]+/)
    .filter(Boolean)
  const number = words.find(word => /^\d+[a-z]?$/.test(word)) ?? ''
  const beginnings = words.filter(word => word !== number)
  if (beginnings.length === 0) return []
  return (PLACES[region] ?? []).flatMap((fixture, index) => {
    const named = plain(fixture.street).split(' ')
    const fits = beginnings.every(beginning => named.some(word => word.startsWith(beginning)))
    return fits ? [{ placeId: `ChIJ-${region}-${index}-${number}`, region, fixture, number }] : []
  })
}

/** The place of an id that was given out before. */
export function placeOf(placeId: string): FoundPlace | undefined {
  const [, region = '', index = '', number = ''] = ID.exec(placeId) ?? []
  const fixture = PLACES[region]?.[Number(index)]
  return fixture && { placeId, region, fixture, number }
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
