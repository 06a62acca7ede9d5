import { type ContentPage, pageTextsOf } from './content-page.ts'
import { type PageBlock, rulesOf } from './page-block.ts'
import type { PagePlaceholder } from './page-placeholder.ts'
import { type InlineNode, parseInline } from './parse-inline.ts'

/** Values of the placeholders in one market and language, formatted. */
export type PageFacts = Readonly<Partial<Record<PagePlaceholder, string>>>

/** Shown in place of a fact that a market does not have. */
export const MISSING_FACT = '–'

/** A text without its marks, its facts filled in; for titles and other plain text. */
export function fillInline(text: string, facts: PageFacts): string {
  const write = (nodes: readonly InlineNode[]): string =>
    nodes
      .map(node => {
        if (node.kind === 'text') return node.text
        return node.kind === 'placeholder' ? (facts[node.name] ?? MISSING_FACT) : write(node.children)
      })
      .join('')
  return write(parseInline(text).nodes)
}

/** The facts that a page names, so that only these are sent to the browser. */
export function factsNamedIn(page: ContentPage, facts: PageFacts): PageFacts {
  const texts = pageTextsOf(page).join('\n')
  return Object.fromEntries(Object.entries(facts).filter(([name]) => texts.includes(`{${name}}`)))
}

/**
 * Removes what a market has no facts for, such as the account where bank transfer is off: texts and rows that
 * name such a fact, and blocks that would keep little more than their heading.
 */
export function omitMissingFacts(blocks: readonly PageBlock[], facts: PageFacts): PageBlock[] {
  const isKnown = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => Object.hasOwn(facts, name))
  return blocks.flatMap(block => {
    const { withKnownFacts } = rulesOf(block)
    return withKnownFacts ? (withKnownFacts(block, isKnown) ?? []) : block
  })
}
