import { useSyncExternalStore } from 'react'
import { useShop } from '../request/use-shop.tsx'

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** A notice while the browser has no connection (SHELL-44). */
export function OfflineStrip() {
  const { t } = useShop()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={isOnline ? 'sr-only' : 'bg-warn-bg py-2 text-center text-sm text-warn'}>
      {isOnline ? '' : t('shell.offline')}
    </div>
  )
}
