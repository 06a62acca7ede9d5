import { classNames } from '@shop/ui'
import { useEffect, useRef } from 'react'
import { type ServiceWidgetName, WIDGET_SHOWN } from '../request/service-widget.ts'
import { useShop } from '../request/use-shop.tsx'

interface WidgetFrameProps {
  readonly name: ServiceWidgetName
  readonly title: string
  readonly isShown: boolean
  /** Called when the widget says that there is something to see. */
  readonly onThere: () => void
}

/** The frame of a widget: without the shop's origin, so that what runs in it has neither its cookies nor its storage. */
export function WidgetFrame({ name, title, isShown, onThere }: WidgetFrameProps) {
  const { hrefs } = useShop()
  const frame = useRef<HTMLIFrameElement>(null)
  const there = useRef(onThere)
  useEffect(() => {
    there.current = onThere
  })
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== null && source === frame.current?.contentWindow && data === WIDGET_SHOWN) there.current()
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  return (
    <iframe
      ref={frame}
      title={title}
      src={hrefs.serviceWidget(name)}
      sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      className={classNames('absolute inset-0 size-full', !isShown && 'invisible')}
    />
  )
}
