import { useActiveSection } from '../../shop/use-active-section.ts'
import { useShop } from '../../shop/use-shop.tsx'

/** Links to the sections of the page; the one in view is marked (PDP-01). */
export function SectionNavigation({ sections }: { sections: readonly { readonly id: string; readonly title: string }[] }) {
  const { t } = useShop()
  const active = useActiveSection(sections)
  return (
    <nav aria-label={t('product.sections')} className="mt-10 border-y border-steel-200">
      <ul className="flex gap-2 overflow-x-auto">
        {sections.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === active ? 'true' : undefined}
              className="flex min-h-12 items-center border-b-3 border-transparent px-3 text-sm aria-[current]:border-ink-900 aria-[current]:font-semibold"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
