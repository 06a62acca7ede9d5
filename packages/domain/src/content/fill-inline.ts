import type { ContentPage } from './content-page.ts'
import type { PagePlaceholder } from './page-placeholder.ts'
import { pageTextsOf } from './page-texts.ts'
import { type InlineNode, parseInline } from './parse-inline.ts'

/** What the shop fills in for placeholders, formatted for the reader. */
export type PageFacts = Readonly<Partial<Record<PagePlaceholder, string>>>

/** What stands for a fact that a market does not have. */
export const MISSING_FACT = '–'

/** A text as plain words, its facts filled in; for titles and everything else without marks of its own. */
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

/** The facts a page names, and no others. */
export function factsNamedIn(page: ContentPage, facts: PageFacts): PageFacts {
  const texts = pageTextsOf(page).join('\n')
  return Object.fromEntries(Object.entries(facts).filter(([name]) => texts.includes(`{${name}}`)))
}
