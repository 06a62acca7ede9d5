import { classNames } from '@shop/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { OutsideWidgetName } from '../request/outside-widget.ts'
import { WIDGET_SHOWN } from '../request/outside-widget.ts'
import { useShop } from '../request/use-shop.tsx'
import { useConsent } from './consent.ts'

interface OutsideWidgetProps {
  readonly name: OutsideWidgetName
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
 * The widget of an outside service, in a frame that knows nothing of the shop: loaded once the visitor has agreed to marketing
 * (TRACK-15, TRACK-17), and seen once it says that it is there. Until then, and without it, its place shows what is the shop's own.
 */
export function OutsideWidget({ name, title, className, children, whenShown }: OutsideWidgetProps) {
  const { hrefs, data } = useShop()
  const isPossible = data.widgets.includes(name)
  const isAllowed = useConsent()?.marketing === true && isPossible
  const own = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!isAllowed) return
    const listen = ({ source, data: said }: MessageEvent) => {
      const isOfFrame = source !== null && source === frame.current?.contentWindow
      // Nothing is taken from under the hands of someone who types.
      if (isOfFrame && said === WIDGET_SHOWN && !own.current?.contains(document.activeElement)) setThere(true)
    }
    addEventListener('message', listen)
    return () => {
      removeEventListener('message', listen)
      setThere(false)
    }
  }, [isAllowed])
  return (
    <>
      <div className={classNames('relative', isPossible && className)}>
        <div ref={own} className={isThere ? 'invisible' : undefined}>
          {children}
        </div>
        {isAllowed ? (
          <iframe
            ref={frame}
            title={title}
            src={hrefs.outsideWidget(name)}
            sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="no-referrer"
            className={classNames('absolute inset-0 size-full', !isThere && 'invisible')}
          />
        ) : null}
      </div>
      {isThere ? whenShown : null}
    </>
  )
}
