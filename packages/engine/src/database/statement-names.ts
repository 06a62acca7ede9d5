/** Statements a connection keeps prepared at most. */
const MOST_NAMES = 200

/** Texts whose uses are counted; the texts of searches differ without end and must not fill the memory. */
const MOST_TEXTS = 2_000

/** A text is named at this use, so that what is asked once or twice takes no place. */
const NAMED_AT_USE = 3

/**
 * Gives the statements that come again and again a name, under which each connection keeps them parsed and planned.
 * Returns undefined for all others.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  return text => {
    const name = names.get(text)
    if (name !== undefined || names.size >= MOST_NAMES) return name
    const used = (uses.get(text) ?? 0) + 1
    if (used < NAMED_AT_USE) {
      if (used > 1 || uses.size < MOST_TEXTS) uses.set(text, used)
      return undefined
    }
    uses.delete(text)
    names.set(text, `s${names.size}`)
    return names.get(text)
  }
}
