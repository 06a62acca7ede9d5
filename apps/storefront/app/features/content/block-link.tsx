import { fillInline, type PageFacts, type PageLink, parsePageTarget } from '@shop/domain/content'
import { hrefOfTarget } from '../../href/target-href.ts'
import { useShop } from '../../request/use-shop.tsx'

/** The link of a card or banner; nothing where the shop has no such place. */
export function BlockLink({ link, facts, className }: { link: PageLink | undefined; facts: PageFacts; className: string }) {
  const shop = useShop()
  const target = link && parsePageTarget(link.to)
  const href = target && hrefOfTarget(target, shop)
  if (!link || !href) return null
  return (
    <a href={href} className={className}>
      {fillInline(link.label, facts)}
    </a>
  )
}
