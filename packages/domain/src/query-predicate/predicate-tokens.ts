import { refusePredicate } from './refuse-predicate.ts'

/** A word, sign or literal of a predicate, with its place for messages. */
export interface PredicateToken {
  readonly kind: 'name' | 'text' | 'number' | 'sign' | 'end'
  /** Name, sign, digits, or what stands between quotes with escapes undone. */
  readonly content: string
  readonly at: number
}

/** One alternative per kind, none of which can match in two ways, so that reading takes linear time. */
const TOKEN =
  /(?<space>\s+)|(?<name>[A-Za-z_][A-Za-z0-9_-]*)|`(?<quoted>[A-Za-z0-9_-]+)`|"(?<text>(?:[^"\\]|\\.)*)"|(?<number>-?\d+(?:\.\d+)?)|(?<sign><=|>=|<>|!=|[=<>(),])/sy

const ESCAPES: Readonly<Record<string, string>> = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

/** The tokens of a predicate, an `end` last. Throws `CommerceError` `invalid-input` for anything that is not one. */
export function predicateTokensOf(text: string): PredicateToken[] {
  const tokens: PredicateToken[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex
    const groups = TOKEN.exec(text)?.groups
    if (!groups) throw refusePredicate('has a character that does not belong there', at)
    const token = tokenOf(groups, at)
    if (token) tokens.push(token)
  }
  tokens.push({ kind: 'end', content: 'the end', at: text.length })
  return tokens
}

function tokenOf(groups: Readonly<Record<string, string | undefined>>, at: number): PredicateToken | undefined {
  const name = groups.name ?? groups.quoted
  if (name !== undefined) return { kind: 'name', content: name, at }
  if (groups.text !== undefined) return { kind: 'text', content: unescapeText(groups.text, at), at }
  if (groups.number !== undefined) return { kind: 'number', content: groups.number, at }
  if (groups.sign !== undefined) return { kind: 'sign', content: groups.sign === '!=' ? '<>' : groups.sign, at }
  return undefined
}

function unescapeText(text: string, at: number): string {
  const plain = text.replace(/\\(?:u([0-9A-Fa-f]{4})|(.))/gs, (_escape, hex: string | undefined, letter: string) => {
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16))
    const meant = ESCAPES[letter]
    if (meant === undefined) throw refusePredicate('has an unknown escape', at)
    return meant
  })
  // PostgreSQL has no text with a null character, and no half of a surrogate pair.
  if (plain.includes('\0') || !plain.isWellFormed()) throw refusePredicate('has a text with characters that are not allowed', at)
  return plain
}
