import type { CategoryNode } from '@shop/domain/category'
import { CategoryPicture } from '../../commerce-ui/pictures.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** Categories below or beside this one, as pictures with names and counts. */
export function CategoryChips({ nodes }: { nodes: readonly CategoryNode[] }) {
  const { t, hrefs, text } = useShop()
  if (nodes.length === 0) return null
  return (
    <nav aria-label={t('listing.subcategories')} className="mt-5">
      <ul className="flex gap-2 overflow-x-auto pb-2 lg:flex-wrap">
        {nodes.map(node => (
          <li key={node.id} className="shrink-0">
            <a
              href={hrefs.category(text(node.slug))}
              className="flex min-h-14 items-center gap-3 rounded-card bg-steel-50 py-1 pr-4 pl-2 text-sm font-medium hover:bg-steel-100"
            >
              <span className="size-12 shrink-0">
                <CategoryPicture imageUrl={node.imageUrl} className="size-full object-contain mix-blend-multiply" sizes="48px" />
              </span>
              {text(node.name)}
              <span className="num text-xs font-normal text-steel-600">{node.productCount}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
