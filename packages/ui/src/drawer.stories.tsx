import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from './button.tsx'
import { Drawer } from './drawer.tsx'
import { inWords, OVER_THE_PAGE } from './testing/in-words.tsx'

const meta: Meta = { component: Drawer }
export default meta

interface SampleProps {
  readonly title: string
  readonly openLabel: string
  readonly closeLabel: string
  readonly side?: 'left' | 'right'
  readonly lines: readonly string[]
  readonly action?: string
}

/** A drawer that is open at first and can be opened again. */
function Sample({ title, openLabel, closeLabel, side = 'right', lines, action }: SampleProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button variant="tertiary" onClick={() => setOpen(true)}>
        {openLabel}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={closeLabel}
        side={side}
        footer={action ? <Button className="w-full">{action}</Button> : undefined}
      >
        <ul className="divide-y divide-steel-200">
          {lines.map(line => (
            <li key={line}>
              <a href="#line" className="flex min-h-11 items-center px-5 hover:bg-steel-100">
                {line}
              </a>
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  )
}

/** The one thing to do stays at its end while the content scrolls. */
export const Right = inWords(
  t => (
    <Sample
      title={t('cart.title')}
      openLabel={t('cart.view')}
      closeLabel={t('shell.close')}
      lines={Array.from({ length: 20 }, (_, index) => t('listing.page', { page: index + 1 }))}
      action={t('cart.checkout')}
    />
  ),
  OVER_THE_PAGE,
)

export const Left = inWords(
  t => (
    <Sample
      side="left"
      title={t('shell.allCategories')}
      openLabel={t('shell.allCategories')}
      closeLabel={t('shell.closeMenu')}
      lines={[t('search.newArrivals'), t('search.bestsellers'), t('shell.sale')]}
    />
  ),
  OVER_THE_PAGE,
)

export const Empty = inWords(
  t => <Sample title={t('cart.title')} openLabel={t('cart.view')} closeLabel={t('shell.close')} lines={[t('cart.empty')]} />,
  OVER_THE_PAGE,
)
