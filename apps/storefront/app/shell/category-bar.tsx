import { IconDiscount, IconLayoutGrid } from '@shop/ui/icons'
import { useLocation } from 'react-router'
import { useShop } from '../shop/use-shop.tsx'

/** Departments below the header, with all categories at one end and the sale at the other (NAV-01..NAV-03). */
export function CategoryBar() {
  const { t, data, hrefs, text } = useShop()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('shell.categories')} className="border-b border-steel-200 bg-white">
      <div className="wrap flex items-center gap-2 py-1.5">
        <a
          href={hrefs.category()}
          className="hidden min-h-9 shrink-0 items-center gap-2 rounded-md bg-ink-900 px-4 text-sm font-semibold text-white hover:bg-ink-700 lg:flex"
        >
          <IconLayoutGrid className="size-4.5" />
          {t('shell.allCategories')}
        </a>
        <ul className="-mx-1 flex min-w-0 grow snap-x overflow-x-auto pr-8 [mask-image:linear-gradient(to_right,black_calc(100%-2rem),transparent)] [scrollbar-width:none]">
          {data.departments.map(department => {
            const href = hrefs.category(text(department.slug))
            return (
              <li key={department.id} className="shrink-0 snap-start">
                <a
                  href={href}
                  aria-current={pathname === href ? 'page' : undefined}
                  className="flex min-h-11 items-center border-b-3 border-transparent px-3 text-sm whitespace-nowrap text-ink-900 hover:border-steel-300 aria-[current]:border-signal-500 aria-[current]:font-semibold"
                >
                  {text(department.name)}
                </a>
              </li>
            )
          })}
        </ul>
        <a
          href={hrefs.sales()}
          className="flex min-h-11 shrink-0 items-center gap-1.5 px-2 text-sm font-semibold text-sale hover:underline"
        >
          <IconDiscount className="size-4.5" />
          {t('shell.sale')}
        </a>
      </div>
    </nav>
  )
}
