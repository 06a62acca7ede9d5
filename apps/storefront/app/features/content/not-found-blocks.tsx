import { buttonClass } from '@shop/ui'
import type { ReactNode } from 'react'
import { useShop } from '../../request/use-shop.tsx'
import { useContent } from './use-content.ts'

/** The shop's own brands that make what the catalogue holds, in the order of the footer. */
const OWN_BRANDS = ['Royal Catering', 'Stamos', 'MSW', 'Steinberg Systems', 'Ulsonix', 'Fromm & Starck', 'Uniprodo'] as const

/** Links on the not-found page: departments, then brands, with texts of editors where there are any (ERR-01, CMS-08). */
export function NotFoundBlocks() {
  const { t, data, hrefs, text } = useShop()
  const departments = useContent('shop-by-department')
  const brands = useContent('trusted-brands')
  return (
    <div className="mt-14 grid gap-14">
      {data.departments.length > 0 ? (
        <section>
          <h2 className="text-h3">{departments?.title ?? t('error.departments')}</h2>
          {departments ? <Lead>{departments.lead}</Lead> : null}
          <ul className="mt-5 flex flex-wrap justify-center gap-3">
            {data.departments.map(department => (
              <Chip key={department.id} href={hrefs.category(department.slug)}>
                {text(department.name)}
              </Chip>
            ))}
          </ul>
          {departments ? <More href={hrefs.category()}>{departments.linkLabel}</More> : null}
        </section>
      ) : null}
      {brands ? (
        <section>
          <h2 className="text-h3">{brands.title}</h2>
          <Lead>{brands.lead}</Lead>
          <ul className="mt-5 flex flex-wrap justify-center gap-3">
            {OWN_BRANDS.map(brand => (
              <Chip key={brand} href={hrefs.search({ brand })}>
                {brand}
              </Chip>
            ))}
          </ul>
          <More href={hrefs.bestsellers()}>{brands.linkLabel}</More>
        </section>
      ) : null}
    </div>
  )
}

function Lead({ children }: { children: ReactNode }) {
  return <p className="mx-auto mt-3 max-w-xl text-ink-700">{children}</p>
}

function Chip({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} className="flex min-h-11 items-center rounded-full bg-steel-100 px-5 text-sm font-medium hover:bg-steel-200">
        {children}
      </a>
    </li>
  )
}

function More({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="mt-5">
      <a href={href} className={buttonClass('link')}>
        {children}
      </a>
    </p>
  )
}
