import type { Category, CategoryNode, CategoryReference } from '@shop/domain/category'
import { IconChevronLeft } from '@shop/ui/icons'
import { useShop } from '../../request/use-shop.tsx'

const link = 'flex min-h-9 items-center gap-1 text-sm hover:underline'

interface CategoryNavigationProps {
  readonly category: Category
  /** Number of products that match the filters, by category id; without it all products are counted. */
  readonly counts?: ReadonlyMap<string, number> | undefined
  /** Query that links to other categories carry, such as `?brand=MSW`; empty without filters. */
  readonly query?: string
}

/** The category in its tree: ancestors above, children below, or siblings where it has no children (CAT-01, CAT-11). */
export function CategoryNavigation({ category, counts, query = '' }: CategoryNavigationProps) {
  const { t, hrefs, text } = useShop()
  const isLeaf = category.children.length === 0
  const children = isLeaf ? [] : category.children
  const siblings = isLeaf ? category.siblings : []
  const hrefOf = ({ slug }: CategoryReference) => `${hrefs.category(text(slug))}${query}`
  const item = (node: CategoryNode, className: string) => {
    const count = counts ? (counts.get(node.id) ?? 0) : node.productCount
    return (
      <li key={node.id} className={className}>
        <a href={hrefOf(node)} className={`${link} justify-between gap-3`} {...(query ? { rel: 'nofollow' } : {})}>
          {text(node.name)}
          <span className="num shrink-0 text-xs text-steel-600">{count}</span>
        </a>
      </li>
    )
  }
  return (
    <nav aria-label={t('listing.category')} className="border-t border-steel-200 pt-2 pb-4">
      <h2 className="flex min-h-11 items-center font-sans text-sm font-semibold tracking-normal">{t('listing.category')}</h2>
      <a href={hrefs.category()} className={`${link} text-steel-600`}>
        <IconChevronLeft className="size-4 shrink-0" />
        {t('listing.allDepartments')}
      </a>
      {category.ancestors.map(ancestor => (
        <a key={ancestor.id} href={hrefOf(ancestor)} className={`${link} text-steel-600`} {...(query ? { rel: 'nofollow' } : {})}>
          <IconChevronLeft className="size-4 shrink-0" />
          {text(ancestor.name)}
        </a>
      ))}
      <ul className="ml-5">
        <li className="flex min-h-9 items-center text-sm font-semibold" aria-current="page">
          {text(category.name)}
        </li>
        {children.map(node => item(node, 'ml-2 border-l border-steel-200 pl-3'))}
        {siblings.map(node => item(node, ''))}
      </ul>
    </nav>
  )
}
