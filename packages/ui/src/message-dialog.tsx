import { type ReactNode, useEffect, useRef } from 'react'
import { IconX } from './control-icons.tsx'

interface MessageDialogProps {
  readonly title: string
  readonly closeLabel: string
  /** Called after it was closed, by whatever means. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A message over the page on a native dialog: focus is trapped and returned, Esc and its buttons close it. Until
 * scripts run, and without them, it is a notice that can be closed all the same.
 */
export function MessageDialog({ title, closeLabel, onClose, children }: MessageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.matches(':modal')) return
    // Not `close()`, which would call `onClose`.
    element.removeAttribute('open')
    element.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      open
      onClose={onClose}
      aria-label={title}
      className="fixed inset-0 z-50 m-auto h-fit w-[min(28rem,calc(100vw-2rem))] rounded-panel bg-white p-6 text-ink-900 shadow-pop backdrop:bg-ink-950/50 md:p-8"
    >
      <form method="dialog" className="grid justify-items-start gap-5">
        <div className="flex w-full items-start justify-between gap-4">
          <h2 className="min-w-0 text-h3">{title}</h2>
          <button
            type="submit"
            aria-label={closeLabel}
            className="-mt-2 -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-md hover:bg-steel-100"
          >
            <IconX className="size-6" />
          </button>
        </div>
        {children}
      </form>
    </dialog>
  )
}
