import { Breadcrumbs } from '@shop/ui'
import { CategoryPicture } from '../commerce-ui/pictures.tsx'
import type { CategoryView } from '../request/category-view.ts'
import { useShop } from '../request/use-shop.tsx'

/** A department with the categories right below it. */
export interface DepartmentWithChildren extends CategoryView {
  readonly children: readonly CategoryView[]
}

/** All departments with their categories (ROUTE-13). */
export function DepartmentsPage({ departments }: { departments: readonly DepartmentWithChildren[] }) {
  const { t, hrefs, text } = useShop()
  return (
    <div className="wrap py-6">
      <Breadcrumbs
        label={t('listing.breadcrumb')}
        items={[{ name: t('listing.home'), href: hrefs.home() }, { name: t('listing.allDepartments') }]}
      />
      <h1 className="mt-4 text-h1">{t('listing.allDepartments')}</h1>
      <ul className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {departments.map(department => (
          <li key={department.id} className="flex min-w-0 gap-4 rounded-card border border-steel-200 p-4">
            <div className="shot size-24 shrink-0 overflow-hidden rounded-md">
              <CategoryPicture
                imageUrl={department.imageUrl}
                className="size-full object-contain mix-blend-multiply"
                sizes="96px"
              />
            </div>
            <div className="min-w-0 hyphens-auto wrap-anywhere">
              <h2 className="text-h4">
                <a href={hrefs.category(department.slug)} className="hover:underline">
                  {text(department.name)}
                </a>
              </h2>
              <ul className="mt-1 text-sm">
                {department.children.map(child => (
                  <li key={child.id}>
                    <a href={hrefs.category(child.slug)} className="inline-flex min-h-8 items-center text-link hover:underline">
                      {text(child.name)}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
