/** A house number at the end of a line: digits with what follows them, such as `12a`, `5 B`, `1234/30`; `17. Juni` is not one. */
const NUMBER_LAST = /^(?<street>.*\p{L}.*?),? +(?<number>\d{1,6}(?: ?\p{L}{1,2}(?!\p{L}))?(?: ?[/-] ?\d{1,6}\p{L}{0,2})*)$/u
const NUMBER_FIRST = /^(?<number>\d{1,6}\p{L}?(?:[/-]\d{1,6}\p{L}?)*),? +(?<street>\p{L}.*)$/u

/** Longer than any street: nothing is looked for in it. */
const MAX_LENGTH = 200

/**
 * Street and number of a line that has both, as a wallet hands it on: the number stands last, or first as in Britain and France.
 * A line without a number is a street alone, for the shopper to add one.
 */
export function splitStreet(line: string): { readonly streetName: string; readonly streetNumber: string } {
  const text = line.replace(/\s+/gu, ' ').trim()
  const found = text.length > MAX_LENGTH ? undefined : (NUMBER_LAST.exec(text) ?? NUMBER_FIRST.exec(text))?.groups
  return { streetName: found?.street?.trim() ?? text, streetNumber: found?.number?.trim() ?? '' }
}
