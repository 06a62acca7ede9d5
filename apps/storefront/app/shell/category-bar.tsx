import { IconChevronRight, IconDiscount, IconLayoutGrid } from '@shop/ui/icons'
import { useLocation } from 'react-router'
import { Remembered } from '../commerce-ui/remembered.tsx'
import type { CategoryView, DepartmentView } from '../request/category-view.ts'
import { useShop } from '../request/use-shop.tsx'
import { barCategoriesOf, useProductBar } from './bar-categories.ts'
import { CategoryStrip } from './category-strip.tsx'
import { NavigationPanel } from './navigation-panel.tsx'
import { useNavigationPanel } from './navigation-panel-state.tsx'
import { type ShellCategory, shellLevelOf } from './shell-category.ts'

const item =
  'flex min-h-9 cursor-pointer items-center border-b-3 border-transparent px-2 text-sm whitespace-nowrap text-ink-900 hover:border-steel-300 aria-[current]:border-signal-500 aria-[current]:font-semibold lg:h-12'

/** Categories below the header, with the menu at one end and the sale at the other (NAV-01..NAV-06). */
export function CategoryBar() {
  const { data, hrefs } = useShop()
  const { pathname } = useLocation()
  const ofProduct = useProductBar()
  const isLogin = pathname === hrefs.login()
  const level = barCategoriesOf(data.departments, ofProduct)
  const current = level.find(({ slug }) => slug && hrefs.category(slug) === pathname)?.id
  return (
    <div data-navigation-panel className="no-print relative border-b border-steel-200 bg-white">
      <Remembered name="category-bar" shows={[ofProduct, current, isLogin ? 'login' : '']}>
        <Bar
          level={level}
          department={ofProduct?.categories.length ? ofProduct.department : undefined}
          current={current}
          hasMenu={!isLogin}
          hasSale={!ofProduct}
        />
      </Remembered>
      <Remembered name="navigation-panel" shows={[]}>
        <NavigationPanel />
      </Remembered>
    </div>
  )
}

interface BarProps {
  readonly level: readonly DepartmentView[]
  /** What they are part of, where they are not all departments. */
  readonly department: CategoryView | undefined
  /** Id of the category whose page is shown. */
  readonly current: string | undefined
  readonly hasMenu: boolean
  readonly hasSale: boolean
}

/** What of the bar is the same on many pages: the categories are written for it alone. */
function Bar({ level, department, current, hasMenu, hasSale }: BarProps) {
  const shop = useShop()
  const categories = shellLevelOf(level, shop)
  const sale = hasSale ? <SaleLink /> : null
  const lead = department ? (
    <a href={shop.hrefs.category(department.slug)} className={`${item} font-semibold`}>
      {shop.text(department.name)}
      <IconChevronRight className="ml-1.5 size-4 text-steel-600" />
    </a>
  ) : null
  const items = categories.map(category => ({
    id: category.id,
    content: <BarItem category={category} isCurrent={category.id === current} />,
  }))
  return (
    <nav aria-label={shop.t('shell.categories')} className="wrap flex items-center gap-2 lg:h-12">
      {hasMenu ? <MenuButton /> : null}
      <CategoryStrip
        name={categories[0]?.id ?? ''}
        items={[
          ...(sale ? [{ id: 'sale', content: <span className="lg:hidden">{sale}</span> }] : []),
          ...(lead ? [{ id: 'department', content: lead }] : []),
          ...items,
        ]}
      />
      {sale ? <span className="max-lg:hidden">{sale}</span> : null}
    </nav>
  )
}

/** Opens the navigation panel; without scripts it leads to the page of all categories (NAV-01, NAV-08). */
function MenuButton() {
  const { t, hrefs } = useShop()
  const { open, toggle, prepare } = useNavigationPanel()
  return (
    <a
      href={hrefs.category()}
      data-navigation-button
      data-opens-menu="panel"
      aria-expanded={open === 'panel'}
      aria-controls="navigation-panel"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={event => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        toggle(event)
      }}
      className="flex min-h-9 shrink-0 items-center gap-2 rounded-md bg-ink-900 px-4 text-sm font-semibold text-white hover:bg-ink-700 active:bg-ink-800 max-lg:hidden"
    >
      <IconLayoutGrid className="size-4.5" />
      {t('shell.allCategories')}
    </a>
  )
}

/** A category of the bar: a link to its page, or where it has none a button that opens the panel at it (NAV-07). */
function BarItem({ category, isCurrent }: { category: ShellCategory; isCurrent: boolean }) {
  const { open, chosenId, toggle } = useNavigationPanel()
  if (category.link !== undefined)
    return (
      <a href={category.link} aria-current={isCurrent ? 'page' : undefined} className={item}>
        {category.name}
      </a>
    )
  return (
    <button
      type="button"
      aria-expanded={open !== undefined && chosenId === category.id}
      onClick={event => toggle(event, category.id)}
      className={item}
    >
      {category.name}
    </button>
  )
}

function SaleLink() {
  const { t, hrefs } = useShop()
  return (
    <a
      href={hrefs.sales()}
      className="flex min-h-9 shrink-0 items-center gap-1.5 px-2 text-sm font-semibold text-sale hover:underline lg:min-h-11"
    >
      <IconDiscount className="size-4.5" />
      {t('shell.sale')}
    </a>
  )
}
