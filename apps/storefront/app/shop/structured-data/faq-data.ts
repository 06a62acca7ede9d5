import { type FaqBlock, fillInline, type PageBlock, type PageFacts } from '@shop/domain/content'
import { type JsonLd, SCHEMA } from './json-ld.ts'

/** The questions of a page with their answers, facts filled in; undefined where it has none. */
export function faqData(blocks: readonly PageBlock[], facts: PageFacts): JsonLd | undefined {
  const questions = blocks.filter((block): block is FaqBlock => block.type === 'faq').flatMap(({ items }) => items)
  if (questions.length === 0) return undefined
  return questionData(
    questions.map(({ question, answer }) => [
      fillInline(question, facts),
      answer.map(paragraph => fillInline(paragraph, facts)).join('\n'),
    ]),
  )
}

/** Questions with their answers, in words of the page's language. */
export function questionData(questions: readonly (readonly [question: string, answer: string])[]): JsonLd {
  return {
    '@context': SCHEMA,
    '@type': 'FAQPage',
    mainEntity: questions.map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}
