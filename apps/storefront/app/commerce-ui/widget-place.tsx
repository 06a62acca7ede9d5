import { classNames } from '@shop/ui'
import type { ReactNode } from 'react'
import type { ServiceWidgetName } from '../request/service-widget.ts'
import { useShop } from '../request/use-shop.tsx'

interface WidgetPlaceProps {
  readonly name: ServiceWidgetName
  /** Whether pages of the store may show the widget; its size is reserved only then. */
  readonly isPossible: boolean
  /** Of the frame, for those who do not see it. */
  readonly title: string
  /** Reserves the size that the widget takes. */
  readonly className: string
  /** What the shop itself has to say in this place: one element. */
  readonly children: ReactNode
}

/**
 * The place of a widget of another company's service. It shows what is the shop's own; where the visitor has agreed, a frame with the
 * widget is laid over it (`fillWidgetPlaces`), and is seen once it says that it is there.
 */
export function WidgetPlace({ name, isPossible, title, className, children }: WidgetPlaceProps) {
  const { hrefs } = useShop()
  const place = isPossible ? { 'data-service-widget': hrefs.serviceWidget(name), 'data-widget-title': title } : {}
  return (
    <div className={classNames('relative', isPossible && className)} {...place}>
      <div>{children}</div>
    </div>
  )
}
