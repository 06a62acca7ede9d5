import { isPagePlaceholder, type PagePlaceholder } from './page-placeholder.ts'
import { type PageTarget, parsePageTarget } from './page-slugs.ts'

/** A node of a parsed text: plain text, bold text, a link, a fact to fill in. */
export type InlineNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly children: readonly InlineNode[] }
  | { readonly kind: 'link'; readonly target: PageTarget; readonly children: readonly InlineNode[] }
  | { readonly kind: 'placeholder'; readonly name: PagePlaceholder }

/** A mistake that an editor has to correct; the text concerned is shown as written. */
export interface InlineProblem {
  readonly problem: 'unknown-target' | 'unknown-placeholder' | 'unfinished-mark'
  readonly text: string
}

/** A parsed text. */
export interface ParsedInline {
  readonly nodes: readonly InlineNode[]
  readonly problems: readonly InlineProblem[]
}

type Mark = 'strong' | 'link' | 'placeholder'

/** Result of parsing one mark: its length in the text, its nodes and its problems. */
interface Reading extends ParsedInline {
  readonly length: number
}

const LINK = /\[([^[\]]{1,300})\]\(([^()[\]]{1,300})\)/y
const PLACEHOLDER = /\{([^{}]{0,60})\}/y
const MARK_BEGIN = /\*\*|[[{]/g
const ALL_MARKS: readonly Mark[] = ['strong', 'link', 'placeholder']

/**
 * Parses the marks of a text: `**bold**`, `[label](target)`, `{placeholder}`. Never throws, on any text: an unknown target
 * leaves its label, an unknown placeholder and an unfinished mark stay as written, and each is
 * reported as a problem.
 */
export function parseInline(text: string): ParsedInline {
  return readMarks(text, ALL_MARKS)
}

function readMarks(text: string, marks: readonly Mark[]): ParsedInline {
  const nodes: InlineNode[] = []
  const problems: InlineProblem[] = []
  let at = 0
  for (const { index } of text.matchAll(MARK_BEGIN)) {
    if (index < at) continue
    nodes.push({ kind: 'text', text: text.slice(at, index) })
    const reading = readMark(text, index, marks)
    nodes.push(...reading.nodes)
    problems.push(...reading.problems)
    at = index + reading.length
  }
  return { nodes: joinTexts([...nodes, { kind: 'text', text: text.slice(at) }]), problems }
}

function readMark(text: string, at: number, marks: readonly Mark[]): Reading {
  if (text[at] === '*') return readStrong(text, at, marks)
  return text[at] === '[' ? readLink(text, at, marks) : readPlaceholder(text, at)
}

function readStrong(text: string, at: number, marks: readonly Mark[]): Reading {
  const end = text.indexOf('**', at + 2)
  if (end <= at + 2 || !marks.includes('strong')) return unread('**', 'unfinished-mark')
  const inside = readMarks(text.slice(at + 2, end), without(marks, 'strong'))
  return { length: end + 2 - at, nodes: [{ kind: 'strong', children: inside.nodes }], problems: inside.problems }
}

function readLink(text: string, at: number, marks: readonly Mark[]): Reading {
  const [whole, label = '', to = ''] = matchAt(LINK, text, at) ?? []
  if (!whole || !marks.includes('link')) return unread('[', 'unfinished-mark')
  const target = parsePageTarget(to)
  const { nodes: children, problems } = readMarks(label, without(marks, 'link'))
  if (!target) return { length: whole.length, nodes: children, problems: [...problems, { problem: 'unknown-target', text: to }] }
  return { length: whole.length, nodes: [{ kind: 'link', target, children }], problems }
}

function readPlaceholder(text: string, at: number): Reading {
  const [whole, name = ''] = matchAt(PLACEHOLDER, text, at) ?? []
  if (!whole) return unread('{', 'unfinished-mark')
  if (!isPagePlaceholder(name)) return unread(whole, 'unknown-placeholder')
  return { length: whole.length, nodes: [{ kind: 'placeholder', name }], problems: [] }
}

function unread(text: string, problem: InlineProblem['problem']): Reading {
  return { length: text.length, nodes: [{ kind: 'text', text }], problems: [{ problem, text }] }
}

function without(marks: readonly Mark[], mark: Mark): Mark[] {
  return marks.filter(each => each !== mark)
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Joins consecutive texts and drops empty ones. */
function joinTexts(nodes: readonly InlineNode[]): InlineNode[] {
  const joined: InlineNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.kind === 'text' && last?.kind === 'text') joined[joined.length - 1] = { kind: 'text', text: last.text + node.text }
    else if (node.kind !== 'text' || node.text !== '') joined.push(node)
  }
  return joined
}
