import { Drawer } from '@shop/ui'
import { IconChevronLeft, IconChevronRight } from '@shop/ui/icons'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useShop } from '../request/use-shop.tsx'
import { ContactLinks } from './contact-links.tsx'
import { useNavigationPanel } from './navigation-panel-state.tsx'
import type { ShellCategory } from './shell-category.ts'
import { WishLink } from './wish-link.tsx'

const row = 'flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 px-5 py-2.5 text-left hover:bg-steel-100'

/** The navigation panel on a narrow screen: a drawer with one level per step, and below it how to reach the shop (NAV-08). */
export function CategoryMenu() {
  const { t, data } = useShop()
  const { open, chosenId, close, departments } = useNavigationPanel()
  const isOpen = open === 'drawer'
  /** Ids of the categories stepped into. */
  const [path, setPath] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu starts at the chosen category whenever it opens
  useEffect(() => {
    const start = departments.flatMap(({ id }) => (id === chosenId ? [id] : []))
    setPath(before => (before.length + start.length === 0 ? before : start))
  }, [isOpen, chosenId])

  const current = categoryAt(departments, path)
  const list = useRef<HTMLUListElement>(null)
  /** Where each level was scrolled to when the next one was stepped into. */
  const places = useRef<number[]>([])
  const left = useRef<string>(undefined)
  const stepInto = (id: string) => {
    places.current[path.length] = list.current?.parentElement?.scrollTop ?? 0
    setPath([...path, id])
  }
  const stepBack = () => {
    left.current = path.at(-1)
    setPath(path.slice(0, -1))
  }
  // Before it is seen: a level begins at its top, and one that is come back to is as it was left.
  useLayoutEffect(() => {
    const scroller = list.current?.parentElement
    if (!scroller || !isOpen) return
    scroller.scrollTop = left.current ? (places.current[path.length] ?? 0) : 0
    if (left.current) scroller.querySelector<HTMLElement>(`[data-category="${left.current}"]`)?.focus({ preventScroll: true })
    left.current = undefined
  }, [path, isOpen])
  return (
    <Drawer
      side="left"
      keepsContent
      open={isOpen}
      onClose={close}
      title={current ? current.name : t('shell.allCategories')}
      closeLabel={t('shell.closeMenu')}
      footer={
        isOpen ? (
          // Their signs stand below the names of categories.
          <div className="-mx-3">
            <WishLink isNamed className="gap-3 text-sm hover:bg-steel-100" />
            {data.contact ? <ContactLinks className="text-sm" /> : null}
          </div>
        ) : undefined
      }
    >
      <ul ref={list} className="divide-y divide-steel-200">
        {current ? (
          <>
            <li>
              <button type="button" className={`${row} justify-start text-steel-600`} onClick={stepBack}>
                <IconChevronLeft className="size-5" />
                {t('shell.back')}
              </button>
            </li>
            {current.link ? (
              <li>
                <a href={current.link} className={`${row} font-semibold`}>
                  {t('shell.allOf', { category: current.name })}
                </a>
              </li>
            ) : null}
          </>
        ) : null}
        {(current?.children ?? departments).map(category => (
          <li key={category.id}>
            {category.hideChevron ? (
              <a href={category.link} className={row}>
                {category.name}
              </a>
            ) : (
              <button type="button" data-category={category.id} className={row} onClick={() => stepInto(category.id)}>
                {category.name}
                <IconChevronRight className="size-5 shrink-0 text-steel-600" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  )
}

/** The category at the end of a path from a first-level category down; undefined for an empty path. */
function categoryAt(categories: readonly ShellCategory[], [id, ...below]: readonly string[]): ShellCategory | undefined {
  const category = categories.find(other => other.id === id)
  return category && below.length > 0 ? categoryAt(category.children, below) : category
}
