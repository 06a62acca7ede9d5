/** What the shop has to do, in a sentence or two. */
export interface LedgerEntry {
  readonly text: string
  /** Whether it says only what follows from given values, so that a test of one function proves it. */
  readonly isRule: boolean
}

/** One area of the requirements ledger. */
export interface LedgerArea {
  readonly key: string
  readonly title: string
  /** By ID, in the order of the ledger. */
  readonly entries: ReadonlyMap<string, LedgerEntry>
}

/**
 * Reads `docs/requirements.md`: headings `## COD — cash on delivery`, entries `- **COD-01** — ...`, those that are pure
 * rules `- **COD-01** (rule) — ...`.
 * @throws when an ID appears twice or under a foreign heading.
 */
export function readLedger(markdown: string): LedgerArea[] {
  const areas: { key: string; title: string; entries: Map<string, LedgerEntry> }[] = []
  for (const line of markdown.split('\n')) {
    const heading = /^## ([A-Z]+) — (.+)$/.exec(line)
    if (heading) areas.push({ key: heading[1] as string, title: heading[2] as string, entries: new Map() })
    const entry = /^- \*\*(([A-Z]+)-\d+)\*\* (\(rule\) )?— (.+)$/.exec(line)
    if (!entry) continue
    const [, id, key, rule, text] = entry as unknown as [string, string, string, string | undefined, string]
    const area = areas.at(-1)
    if (area?.key !== key || area.entries.has(id)) throw new Error(`The ledger has ${id} twice or in the wrong area`)
    area.entries.set(id, { text, isRule: rule !== undefined })
  }
  return areas
}
