/** Something in a migration that the release before, which still runs then, cannot live with. */
export interface Break {
  /** The statement, shortened. */
  readonly statement: string
  readonly reason: string
}

/** What a statement must not do to things that were there before, and why. */
const STATEMENT_RULES: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  { pattern: /^drop (?:table|view|materialized view|sequence|type|schema)\b/, reason: 'the release before still uses it' },
  { pattern: /^drop function\b/, reason: 'the release before still calls it: make another one, under another name' },
  {
    pattern: /^alter (?:table|view|sequence|type|function|schema) .*\brename\b/,
    reason: 'the release before knows the old name: add, fill, and take the old one away a release later',
  },
]

/** What an action of `alter table` must not do to a table that was there before. */
const ACTION_RULES: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  {
    pattern: /^drop (?:column )?(?!constraint\b|not null|default)\S+/,
    reason: 'the release before still reads or writes the column',
  },
  { pattern: /^alter (?:column )?\S+ (?:set data )?type\b/, reason: 'the release before reads and writes the old type' },
  { pattern: /^alter (?:column )?\S+ drop default\b/, reason: 'the release before leaves the column out when it inserts' },
  { pattern: /^alter (?:column )?\S+ set not null\b/, reason: 'the release before may write null, or not know the column' },
  {
    pattern:
      /^add (?:column )?(?!constraint\b|check\b|unique\b|primary\b|foreign\b)(?=.*\bnot null\b)(?!.*\b(?:default|generated)\b)/,
    reason: 'the release before does not know the column when it inserts: give it a default',
  },
]

/** What a migration breaks for the release before. Objects it makes itself are its own. */
export function breaksOf(migration: string): Break[] {
  const statements = statementsOf(migration)
  const own = new Set(
    statements.flatMap(text => text.match(/^create (?:table|sequence|type|view) (?:if not exists )?([\w."]+)/)?.[1] ?? []),
  )
  return statements.flatMap(statement => {
    const [, kind, name = ''] = statement.match(/^(alter|drop) (?:[a-z]+ )+?(?:if exists )?(?:only )?([\w."]+)/) ?? []
    if (kind === undefined || own.has(name)) return []
    const shortened = statement.slice(0, 120)
    const broken = STATEMENT_RULES.filter(({ pattern }) => pattern.test(statement))
    const actions = /^alter table\b/.test(statement) ? actionsOf(statement) : []
    const brokenByActions = actions.flatMap(action => ACTION_RULES.filter(({ pattern }) => pattern.test(action)))
    return [...broken, ...brokenByActions].map(({ reason }) => ({ statement: shortened, reason }))
  })
}

/** The statements of a migration in small letters, those in blocks too, without comments and texts. */
function statementsOf(migration: string): string[] {
  return migration
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .split(/;|\bthen\b|\bbegin\b|\bloop\b/)
    .map(text => text.replaceAll(/\s+/g, ' ').trim())
    .filter(text => text !== '')
}

/** The actions of an `alter table`, which are separated by the commas outside of parentheses. */
function actionsOf(statement: string): string[] {
  const text = statement.replace(/^alter table (?:if exists )?(?:only )?\S+ /, '')
  const actions: string[] = []
  let depth = 0
  let begin = 0
  for (let at = 0; at <= text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')') depth--
    if (at < text.length && (text[at] !== ',' || depth > 0)) continue
    actions.push(text.slice(begin, at).trim())
    begin = at + 1
  }
  return actions
}
