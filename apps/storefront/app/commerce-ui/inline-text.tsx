import { type InlineNode, MISSING_FACT, type PageFacts, parseInline } from '@shop/domain/content'
import { hrefOfTarget } from '../href/target-href.ts'
import { useShop } from '../request/use-shop.tsx'
import { UnbrokenWords } from './unbroken-words.tsx'

interface InlineTextProps {
  readonly text: string
  readonly facts?: PageFacts
}

/** A text with its marks: bold words, links, facts of the market (CMS-04). What cannot be linked to is shown as words. */
export function InlineText({ text, facts = {} }: InlineTextProps) {
  return <InlineNodes nodes={parseInline(text).nodes} facts={facts} />
}

function InlineNodes({ nodes, facts }: { nodes: readonly InlineNode[]; facts: PageFacts }) {
  // The nodes of a text never change places.
  // biome-ignore lint/suspicious/noArrayIndexKey: their place is all that tells them apart
  return nodes.map((node, index) => <InlineNodeView key={index} node={node} facts={facts} />)
}

function InlineNodeView({ node, facts }: { node: InlineNode; facts: PageFacts }) {
  const shop = useShop()
  if (node.kind === 'text') return <UnbrokenWords text={node.text} />
  if (node.kind === 'placeholder') return facts[node.name] ?? MISSING_FACT
  const children = <InlineNodes nodes={node.children} facts={facts} />
  if (node.kind === 'strong') return <strong className="font-semibold text-ink-900">{children}</strong>
  const href = hrefOfTarget(node.target, shop)
  return href ? (
    <a href={href} className="text-link underline decoration-1 underline-offset-3 hover:decoration-2">
      {children}
    </a>
  ) : (
    children
  )
}
