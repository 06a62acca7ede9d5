import type { ComponentContent, ContentKey } from '@shop/domain/content'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../browser/environment.ts'
import { useShop } from '../../request/use-shop.tsx'

/** Content of an optional block, loaded when the browser is idle; undefined until then (ERR-01, CMS-08). */
export function useContent(key: ContentKey): ComponentContent | undefined {
  const { locale } = useShop()
  const [content, setContent] = useState<ComponentContent>()
  useEffect(() => {
    let isUnmounted = false
    const load = async () => {
      // Pages load without the operations client.
      const loader = await import('./load-content.ts').catch(() => undefined)
      const loaded = await loader?.loadContent(key, locale)
      if (!isUnmounted) setContent(loaded)
    }
    const cancel = whenIdle(() => void load())
    return () => {
      isUnmounted = true
      cancel()
    }
  }, [key, locale])
  return content
}
