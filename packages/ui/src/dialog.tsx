import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconX } from './control-icons.tsx'

interface DialogProps {
  readonly title: string
  readonly closeLabel: string
  /** Called after it was closed, by whatever means. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A task over the page on a native modal dialog, the whole window on a phone: focus is trapped and returned, Esc and its button
 * close it. A click next to it does not, so that nothing that was typed goes by mistake.
 */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby={titleId}
      className="fixed inset-0 z-50 m-auto max-h-dvh w-full max-w-none overflow-y-auto overscroll-contain bg-white p-0 text-ink-900 shadow-pop backdrop:bg-ink-950/50 max-sm:h-dvh sm:h-fit sm:max-h-[calc(100dvh-3rem)] sm:w-[min(44rem,calc(100vw-3rem))] sm:rounded-panel"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-steel-200 bg-white py-2 pr-2 pl-5 sm:pl-8">
        <h2 id={titleId} className="min-w-0 text-h4">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-md hover:bg-steel-100"
        >
          <IconX className="size-6" />
        </button>
      </div>
      <div className="px-5 pt-5 pb-8 sm:px-8">{children}</div>
    </dialog>
  )
}
