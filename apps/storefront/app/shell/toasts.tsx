import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconX } from '@shop/ui/icons'
import { useNotifications } from '../browser/notifications.tsx'
import { useShop } from '../request/use-shop.tsx'

const ICONS = { success: IconCircleCheck, warning: IconAlertTriangle, error: IconAlertCircle } as const

/**
 * Messages at the bottom left, on narrow screens at the top; there at the bottom too, where the page says more at its top, to which
 * it has scrolled.
 */
export function Toasts() {
  const { t } = useShop()
  const { notifications, dismiss } = useNotifications()
  const place = notifications.some(({ isDetailed }) => isDetailed) ? 'toasts-at-foot bottom-4' : 'top-16 md:top-auto md:bottom-4'
  return (
    <div className={`no-print pointer-events-none fixed inset-x-4 z-60 flex flex-col gap-2 md:right-auto md:w-96 ${place}`}>
      {notifications.map(({ id, type, text, isDetailed, action }) => {
        const Icon = ICONS[type]
        return (
          <div
            key={id}
            data-notification={id}
            role={type === 'error' && !isDetailed ? 'alert' : 'status'}
            className="on-ink pointer-events-auto flex items-center gap-3 rounded-card bg-ink-900 py-2 pr-2 pl-4 text-sm text-white shadow-pop"
          >
            <Icon className={type === 'success' ? 'size-5 shrink-0 text-signal-400' : 'size-5 shrink-0 text-warn-bg'} />
            <p className="grow">{text}</p>
            {action ? (
              <button
                type="button"
                className="min-h-11 cursor-pointer px-3 font-semibold text-signal-400 hover:underline"
                onClick={() => {
                  dismiss(id)
                  action.run()
                }}
              >
                {action.label}
              </button>
            ) : null}
            <button
              type="button"
              aria-label={t('toast.dismiss')}
              onClick={() => dismiss(id)}
              className="grid size-11 shrink-0 cursor-pointer place-items-center"
            >
              <IconX className="size-5" />
            </button>
          </div>
        )
      })}
    </div>
  )
}
