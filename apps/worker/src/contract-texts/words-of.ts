import { type InlineNode, MISSING_FACT, type PageFacts, type PageTarget, parseInline } from '@shop/domain/content'
import { type LinkPlace, startOf } from '../mail/link-place.ts'

/** A stretch of a text that looks and leads the same. */
export interface Word {
  readonly text: string
  readonly isStrong?: boolean
  readonly url?: string
}

export type Words = readonly Word[]

/** A text of a page with its marks read, its facts filled in, and links that lead there from a mail. */
export function wordsOf(text: string, facts: PageFacts, place: LinkPlace): Words {
  const read = (node: InlineNode, look: Omit<Word, 'text'>): Word[] => {
    if (node.kind === 'text') return [{ ...look, text: node.text }]
    if (node.kind === 'placeholder') return [{ ...look, text: facts[node.name] ?? MISSING_FACT }]
    const url = node.kind === 'link' ? urlOf(node.target, facts, place) : undefined
    const inside = { ...look, ...(node.kind === 'strong' ? { isStrong: true } : {}), ...(url ? { url } : {}) }
    return node.children.flatMap(child => read(child, inside))
  }
  return parseInline(text).nodes.flatMap(node => read(node, {}))
}

/** Where a target is for somebody who reads a mail; undefined where only its words help. */
function urlOf(target: PageTarget, facts: PageFacts, place: LinkPlace): string | undefined {
  switch (target.kind) {
    case 'page':
      return `${startOf(place)}/${target.slug}/`
    case 'returns-portal':
      // Its page leads there, in whichever portal the shop has by then.
      return `${startOf(place)}/return-policy/`
    case 'mail':
    case 'support-form':
      return facts.email ? `mailto:${facts.email}` : undefined
    case 'phone':
      return facts.phone ? `tel:${facts.phone.replace(/\s/g, '')}` : undefined
    case 'outside':
      return target.url
    default:
      return undefined
  }
}
