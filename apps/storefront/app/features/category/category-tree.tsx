import type { Category } from '@shop/domain/category'
import { IconChevronLeft } from '@shop/ui/icons'
import { useShop } from '../../shop/use-shop.tsx'

const link = 'flex min-h-9 items-center gap-1 text-sm hover:underline'

/** The category between its parent and its children, or its siblings where it has none (CAT-01, CAT-11). */
export function CategoryTree({ category }: { category: Category }) {
  const { t, hrefs, text } = useShop()
  const parent = category.ancestors.at(-1)
  const isLeaf = category.children.length === 0
  const nodes = isLeaf ? category.siblings : category.children
  return (
    <nav aria-label={t('listing.category')}>
      <h2 className="border-b border-steel-200 pb-2 font-sans text-sm font-semibold">{t('listing.category')}</h2>
      <a href={parent ? hrefs.category(text(parent.slug)) : hrefs.category()} className={`${link} mt-2 text-steel-600`}>
        <IconChevronLeft className="size-4" />
        {parent ? text(parent.name) : t('listing.allDepartments')}
      </a>
      <ul className="ml-5">
        <li className="flex min-h-9 items-center text-sm font-semibold" aria-current="page">
          {text(category.name)}
        </li>
        {nodes.map(node => (
          <li key={node.id} className={isLeaf ? '' : 'ml-2 border-l border-steel-200 pl-3'}>
            <a href={hrefs.category(text(node.slug))} className={link}>
              {text(node.name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
