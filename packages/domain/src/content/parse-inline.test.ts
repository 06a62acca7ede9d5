import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type InlineNode, PAGE_PLACEHOLDERS, type PagePlaceholder, type PageTarget, parseInline } from './index.ts'

const text = (words: string): InlineNode => ({ kind: 'text', text: words })
const placeholder = (name: PagePlaceholder): InlineNode => ({ kind: 'placeholder', name })
const link = (target: PageTarget, ...children: InlineNode[]): InlineNode => ({ kind: 'link', target, children })
const strong = (...children: InlineNode[]): InlineNode => ({ kind: 'strong', children })

/** A tree as an editor would write it. */
function write(nodes: readonly InlineNode[]): string {
  return nodes
    .map(node => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'placeholder') return `{${node.name}}`
      return node.kind === 'strong' ? `**${write(node.children)}**` : `[${write(node.children)}](mail)`
    })
    .join('')
}

/** What a shopper reads, with facts left as their names. */
function read(nodes: readonly InlineNode[]): string {
  return nodes
    .map(node => (node.kind === 'text' ? node.text : node.kind === 'placeholder' ? `{${node.name}}` : read(node.children)))
    .join('')
}

const words = fc
  .string({ minLength: 1, unit: 'grapheme' })
  .filter(value => !/[*[\]{}]/.test(value))
  .map(text)
const fact = fc.constantFrom(...PAGE_PLACEHOLDERS).map(placeholder)
const mailLink = (inner: fc.Arbitrary<InlineNode>) => inner.map(child => link({ kind: 'mail' }, child))
const plain = fc.oneof(words, fact)
const node = fc.oneof(
  words,
  fact,
  plain.map(child => strong(child)),
  mailLink(plain.map(child => strong(child))),
  mailLink(plain),
  mailLink(plain).map(child => strong(child)),
)
/** Marks with words between them, so that no two texts are neighbours. */
const trees = fc.array(node).map(nodes => nodes.filter(({ kind }, index) => kind !== 'text' || nodes[index - 1]?.kind !== 'text'))
const scraps = fc
  .array(fc.oneof(fc.constantFrom('*', '**', '[', ']', '(', ')', '{', '}', 'page:faq', 'iban', '\\', '\n'), fc.string()))
  .map(parts => parts.join(''))

describe('parseInline', () => {
  it('reads bold words, links and facts, one within another', () => {
    expect(parseInline('Pay to **{iban}**, or [ask **us**](page:faq) – {email}.')).toEqual({
      nodes: [
        text('Pay to '),
        strong(placeholder('iban')),
        text(', or '),
        link({ kind: 'page', slug: 'faq' }, text('ask '), strong(text('us'))),
        text(' – '),
        placeholder('email'),
        text('.'),
      ],
      problems: [],
    })
  })

  it('finds again every tree that can be written', () => {
    fc.assert(
      fc.property(trees, nodes => {
        expect(parseInline(write(nodes))).toEqual({ nodes, problems: [] })
      }),
    )
  })

  it('never throws, and loses no word of a text without sound marks', () => {
    fc.assert(
      fc.property(scraps, value => {
        const { nodes, problems } = parseInline(value)
        if (nodes.every(({ kind }) => kind === 'text') && problems.every(({ problem }) => problem !== 'unknown-target'))
          expect(read(nodes)).toBe(value)
        expect(read(nodes).length).toBeLessThanOrEqual(value.length)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['[our bank](page:bank)', 'our bank', 'unknown-target', 'page:bank'],
    ['[x](javascript:alert)', 'x', 'unknown-target', 'javascript:alert'],
    ['{price}', '{price}', 'unknown-placeholder', '{price}'],
    ['{}', '{}', 'unknown-placeholder', '{}'],
    ['{iban', '{iban', 'unfinished-mark', '{'],
    ['2 ** 3', '2 ** 3', 'unfinished-mark', '**'],
    ['[faq] (page:faq)', '[faq] (page:faq)', 'unfinished-mark', '['],
  ])('%s is a problem for the check and plain words for the shopper', (value, shown, problem, told) => {
    const { nodes, problems } = parseInline(value)
    expect(nodes).toEqual([text(shown)])
    expect(problems).toEqual([{ problem, text: told }])
  })
})
