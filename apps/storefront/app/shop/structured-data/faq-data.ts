import { type FaqBlock, fillInline, type PageBlock, type PageFacts } from '@shop/domain/content'
import { type JsonLd, SCHEMA } from './json-ld.ts'

/** The questions of a page with their answers, facts filled in; undefined where it has none. */
export function faqData(blocks: readonly PageBlock[], facts: PageFacts): JsonLd | undefined {
  const questions = blocks.filter((block): block is FaqBlock => block.type === 'faq').flatMap(({ items }) => items)
  if (questions.length === 0) return undefined
  return {
    '@context': SCHEMA,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: fillInline(question, facts),
      acceptedAnswer: { '@type': 'Answer', text: answer.map(paragraph => fillInline(paragraph, facts)).join('\n') },
    })),
  }
}
