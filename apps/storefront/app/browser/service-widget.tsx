import { classNames } from '@shop/ui'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { ServiceWidgetName } from '../request/service-widget.ts'
import { useShop } from '../request/use-shop.tsx'
import { useConsent } from './consent.ts'

// Of use to those who agreed alone.
const WidgetFrame = lazy(async () => ({ default: (await import('./widget-frame.tsx')).WidgetFrame }))

interface ServiceWidgetProps {
  readonly name: ServiceWidgetName
  /** Of the frame, for those who do not see it. */
  readonly title: string
  /** Reserves the size that the widget takes, where there is one. */
  readonly className: string
  /** What the shop itself has to say in this place. */
  readonly children: ReactNode
  /** Next to the widget while it is shown. */
  readonly whenShown?: ReactNode
}

/**
 * The widget of another company's service, in a frame that knows nothing of the shop: loaded once the visitor has agreed to marketing
 * (TRACK-15, TRACK-17), and seen once it says that it is there. Until then, and without it, its place shows what is the shop's own.
 */
export function ServiceWidget({ name, title, className, children, whenShown }: ServiceWidgetProps) {
  const isPossible = useShop().data.widgets.includes(name)
  const isAllowed = useConsent()?.marketing === true && isPossible
  const own = useRef<HTMLDivElement>(null)
  const [isThere, setThere] = useState(false)
  const isShown = isAllowed && isThere
  return (
    <>
      <div className={classNames('relative', isPossible && className)}>
        <div ref={own} className={isShown ? 'invisible' : undefined}>
          {children}
        </div>
        {isAllowed ? (
          <Suspense>
            <WidgetFrame
              name={name}
              title={title}
              isShown={isShown}
              // Nothing is taken from under the hands of someone who types.
              onThere={() => setThere(!own.current?.contains(document.activeElement))}
            />
          </Suspense>
        ) : null}
      </div>
      {isShown ? whenShown : null}
    </>
  )
}
