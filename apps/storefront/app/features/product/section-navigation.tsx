import { useEffect, useRef } from 'react'
import { useActiveSection } from '../../browser/use-active-section.ts'
import { useShop } from '../../request/use-shop.tsx'

/** Sticky links to the sections of the page, below the header; the current section is marked (PDP-01). */
export function SectionNavigation({ sections }: { sections: readonly { readonly id: string; readonly title: string }[] }) {
  const { t } = useShop()
  const active = useActiveSection(sections)
  const nav = useRef<HTMLElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // The height of the header depends on its content, which differs by width and while searching.
    const header = document.querySelector('header')
    if (!header) return
    const follow = () => nav.current?.style.setProperty('--sticky-nav-top', `${header.offsetHeight}px`)
    const observer = new ResizeObserver(follow)
    observer.observe(header)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const list = strip.current
    const link = active && list?.querySelector<HTMLElement>(`a[href="#${active}"]`)
    if (!list || !link) return
    const isInView =
      link.offsetLeft >= list.scrollLeft && link.offsetLeft + link.offsetWidth <= list.scrollLeft + list.clientWidth
    // Not scrollIntoView, which would scroll the page as well; and the strip moves only when needed.
    if (!isInView) list.scrollTo({ left: link.offsetLeft - 16 })
  }, [active])
  return (
    <nav
      ref={nav}
      aria-label={t('product.sections')}
      className="sticky top-(--sticky-nav-top,var(--header-h)) z-20 mt-10 h-(--sticky-nav-h) border-y border-steel-200 bg-white"
    >
      <ul ref={strip} className="relative flex h-full gap-2 overflow-x-auto scroll-smooth [scrollbar-width:none]">
        {sections.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === active ? 'true' : undefined}
              className="flex h-full items-center border-b-3 border-transparent px-3 text-sm hover:text-link aria-[current]:border-ink-900 aria-[current]:font-semibold"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
