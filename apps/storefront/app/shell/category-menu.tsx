import type { CategoryNode } from '@shop/domain/category'
import { Drawer } from '@shop/ui'
import { IconChevronLeft, IconChevronRight } from '@shop/ui/icons'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useShop } from '../shop/use-shop.tsx'

const row = 'flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 px-5 py-2.5 text-left hover:bg-steel-100'

/** All categories on a narrow screen: a drawer with one level per step. Closes on every change of page (NAV-08, NAV-09). */
export function CategoryMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, data, hrefs, text } = useShop()
  const { key: locationKey } = useLocation()
  const [path, setPath] = useState<readonly CategoryNode[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location closes the menu, whatever else changed
  useEffect(() => {
    setPath([])
    onClose()
  }, [locationKey])

  const current = path.at(-1)
  const nodes = current?.children ?? data.departments
  return (
    <Drawer
      side="left"
      open={open}
      onClose={onClose}
      title={current ? text(current.name) : t('shell.allCategories')}
      closeLabel={t('shell.closeMenu')}
    >
      <ul className="divide-y divide-steel-200">
        {current ? (
          <>
            <li>
              <button type="button" className={`${row} justify-start text-steel-600`} onClick={() => setPath(path.slice(0, -1))}>
                <IconChevronLeft className="size-5" />
                {t('shell.back')}
              </button>
            </li>
            <li>
              <a href={hrefs.category(text(current.slug))} className={`${row} font-semibold`}>
                {t('shell.allOf', { category: text(current.name) })}
              </a>
            </li>
          </>
        ) : null}
        {nodes.map(node => (
          <li key={node.id}>
            {node.children.length > 0 ? (
              <button type="button" className={row} onClick={() => setPath([...path, node])}>
                {text(node.name)}
                <IconChevronRight className="size-5 shrink-0 text-steel-600" />
              </button>
            ) : (
              <a href={hrefs.category(text(node.slug))} className={row}>
                {text(node.name)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
