import { fold } from '@shop/domain/search'

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
