/** The first piece that has anything, and all pieces. */
export async function peek(pieces: AsyncIterable<string>): Promise<{ first: string; all: AsyncIterable<string> }> {
  const iterator = pieces[Symbol.asyncIterator]()
  let first = ''
  while (first.trim() === '') {
    const next = await iterator.next()
    if (next.done) break
    first += next.value
  }
  return { first, all: all() }

  async function* all() {
    yield first
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  }
}

/** Whether a text begins like JSON. */
export function looksLikeJson(text: string): boolean {
  return /^[\s\uFEFF]*[[{]/.test(text)
}
