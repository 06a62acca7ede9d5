import { NOTIFICATION_MS } from '@shop/domain/timing'
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'

/** A short message over the page; errors and warnings stay until dismissed, others go by themselves (UX-05). */
export interface Notification {
  readonly id: string
  readonly type: 'success' | 'warning' | 'error'
  readonly text: string
  /** Whether the page says the same at once in more words: then it waits its turn to be read out. */
  readonly isDetailed?: boolean
  readonly action?: { readonly label: string; readonly run: () => void }
}

/**
 * How long a notification stays, in ms (UX-05): that of a success for 3 s, twice as long with an action; others until they are
 * dismissed, undefined.
 */
export function notificationMs({ type, action }: Pick<Notification, 'type' | 'action'>): number | undefined {
  if (type !== 'success') return undefined
  return action ? 2 * NOTIFICATION_MS : NOTIFICATION_MS
}

interface Notifications {
  readonly notifications: readonly Notification[]
  notify(notification: Notification): void
  /** Takes it away; nothing happens where it is not on show. */
  dismiss(id: string): void
}

const NotificationContext = createContext<Notifications | null>(null)

/** Keeps the messages that are on show; a new one with the same id takes the place of the old. */
export function NotificationProvider({ children }: { children: ReactNode }) {
  const [notifications, setNotifications] = useState<readonly Notification[]>([])
  const dismiss = useCallback((id: string) => {
    setNotifications(current => (current.some(shown => shown.id === id) ? current.filter(shown => shown.id !== id) : current))
  }, [])
  const notify = useCallback(
    (notification: Notification) => {
      setNotifications(current => [...current.filter(shown => shown.id !== notification.id), notification])
      const duration = notificationMs(notification)
      if (duration !== undefined) setTimeout(() => dismiss(notification.id), duration)
    },
    [dismiss],
  )
  const value = useMemo(() => ({ notifications, notify, dismiss }), [notifications, notify, dismiss])
  return <NotificationContext value={value}>{children}</NotificationContext>
}

/** The messages on show. Throws outside of `NotificationProvider`. */
export function useNotifications(): Notifications {
  const value = use(NotificationContext)
  if (!value) throw new Error('useNotifications needs a NotificationProvider above it')
  return value
}
