import { IconChevronRight } from '@shop/ui/icons'
import { memo, useEffect, useRef } from 'react'
import { CategoryPicture } from '../commerce-ui/pictures.tsx'
import { useShop } from '../request/use-shop.tsx'
import { useNavigationPanel } from './navigation-panel-state.tsx'
import type { ShellCategory } from './shell-category.ts'

const row =
  'flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 rounded-md px-3 py-2 text-left text-sm hover:bg-steel-100 aria-expanded:bg-steel-100 aria-expanded:font-semibold'

/**
 * All categories below the bar on a wide screen: the first level next to what is below the chosen one (NAV-07, NAV-08). The
 * first level is in the document from the start, so that the starter can show it before React does.
 */
export function NavigationPanel() {
  const { open, chosenId, choose, departments } = useNavigationPanel()
  return <Panel isOpen={open === 'panel'} chosenId={chosenId} choose={choose} departments={departments} />
}

interface PanelProps {
  readonly isOpen: boolean
  readonly chosenId: string | undefined
  readonly departments: readonly ShellCategory[]
  choose(id: string): void
}

/** Not rendered again while the drawer of a narrow screen opens and closes. */
const Panel = memo(({ isOpen, chosenId, departments, choose }: PanelProps) => {
  const { t } = useShop()
  const chosen = departments.find(({ id }) => id === chosenId) ?? departments[0]
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = panel.current
    if (!isOpen || !element) return
    let stop: (() => void) | undefined
    let isClosed = false
    const control = async () => {
      const { controlPanel } = await import('./panel-controls.ts')
      const button = () => document.querySelector<HTMLElement>('[data-navigation-button]')
      if (!isClosed) stop = controlPanel(element, { choose, button })
    }
    // Links and buttons do without.
    void control().catch(() => undefined)
    return () => {
      isClosed = true
      stop?.()
    }
  }, [isOpen, choose])
  return (
    <nav
      ref={panel}
      id="navigation-panel"
      data-closes-on-navigation
      hidden={!isOpen}
      aria-label={t('shell.allCategories')}
      className="absolute inset-x-0 top-full z-20 max-h-[calc(100dvh-10rem)] overflow-y-auto border-t border-steel-200 bg-white shadow-pop max-lg:hidden"
    >
      <div className="wrap grid grid-cols-[17rem_minmax(0,1fr)_14rem] gap-8 py-6">
        <ul data-departments className="border-r border-steel-200 pr-4">
          {departments.map(department => (
            <li key={department.id}>
              {department.hideChevron && department.link ? (
                <a href={department.link} className={row}>
                  {department.name}
                </a>
              ) : (
                <button
                  type="button"
                  data-department={department.id}
                  aria-expanded={department.id === chosen?.id}
                  onClick={() => choose(department.id)}
                  className={row}
                >
                  {department.name}
                  {department.hideChevron ? null : <IconChevronRight className="size-5 shrink-0 text-steel-600" />}
                </button>
              )}
            </li>
          ))}
        </ul>
        {chosen ? <Below category={chosen} isOpen={isOpen} /> : null}
        <div>
          <CategoryPicture
            imageUrl={chosen?.imageUrl}
            className="aspect-square w-full object-contain mix-blend-multiply"
            sizes="224px"
          />
        </div>
      </div>
    </nav>
  )
})

/** What is below a first-level category, in columns of the second with the third under it; closed without its links. */
function Below({ category, isOpen }: { category: ShellCategory; isOpen: boolean }) {
  const { t } = useShop()
  return (
    <div data-below>
      {category.link ? (
        <a href={category.link} className="mb-4 inline-flex min-h-11 items-center text-h4 font-semibold hover:underline">
          {t('shell.allOf', { category: category.name })}
        </a>
      ) : (
        <p className="mb-4 text-h4 font-semibold">{category.name}</p>
      )}
      <ul className="grid grid-cols-2 items-start gap-x-6 gap-y-5 xl:grid-cols-3">
        {(isOpen ? category.children : []).map(second => (
          <li key={second.id} className="min-w-0 hyphens-auto">
            <CategoryLink category={second} className="font-semibold" />
            <ul>
              {second.children.map(third => (
                <li key={third.id}>
                  <CategoryLink category={third} className="text-sm text-ink-700" />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}

function CategoryLink({ category: { name, link }, className }: { category: ShellCategory; className: string }) {
  return link ? (
    <a href={link} className={`${className} flex min-h-9 items-center hover:underline`}>
      {name}
    </a>
  ) : (
    <span className={`${className} flex min-h-9 items-center`}>{name}</span>
  )
}
