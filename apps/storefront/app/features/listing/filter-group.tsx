import { IconChevronDown } from '@shop/ui/icons'
import { type ReactNode, useState } from 'react'

interface FilterGroupProps {
  readonly title: ReactNode
  /** At first; later on it is the shopper's. */
  readonly isOpen?: boolean
  readonly onOpen?: () => void
  readonly children: ReactNode
}

/** A filter with its name, which opens and closes it. */
export function FilterGroup({ title, isOpen = true, onOpen, children }: FilterGroupProps) {
  const [isOpenAtFirst] = useState(isOpen)
  return (
    <details
      open={isOpenAtFirst}
      onToggle={event => {
        if (event.currentTarget.open) onOpen?.()
      }}
      className="group border-t border-steel-200 py-2"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <IconChevronDown className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  )
}
