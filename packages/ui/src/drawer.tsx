import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { IconX } from './control-icons.tsx'

interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly closeLabel: string
  readonly side?: 'left' | 'right'
  readonly children: ReactNode
  /** Stays at the bottom while the content scrolls. */
  readonly footer?: ReactNode
  /** Keeps the content in the document while it is closed, so that a script can show the drawer before React does. */
  readonly keepsContent?: boolean
  /** Another one says that another content is shown; default the title alone. */
  readonly step?: unknown
}

/**
 * A panel from the side on a native modal dialog: focus is trapped and returned, Esc and the backdrop close it. It slides out
 * before it closes, because a modal that closes costs the styles of the whole page: the next frame answers, the cost comes
 * after it.
 */
export function Drawer({ open, onClose, title, closeLabel, side = 'right', children, footer, keepsContent, step }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isKnown = useRef(false)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const isFirst = !isKnown.current
    isKnown.current = true
    // Shown by a script before: it repeats the click that opens it for React too.
    if (isFirst && !open) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])
  // What had the focus is gone with what was shown before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title or step is another content
  useEffect(() => {
    const element = dialog.current
    if (!element?.open || element.contains(document.activeElement)) return
    const heading = element.querySelector('h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [title, step])
  async function leave() {
    const element = dialog.current
    if (!element || 'leaving' in element.dataset) return
    element.dataset.leaving = ''
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
    // Unless something else closed it meanwhile, after which it may be open again.
    if ('leaving' in element.dataset) element.close()
  }

  return (
    // A click on the dialog itself is one on its backdrop: the panel fills the rest.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the native dialog closes on Esc
    <dialog
      ref={dialog}
      onCancel={event => {
        // A dialog or a choice of files inside of it has such an event of its own.
        if (event.target !== dialog.current) return
        event.preventDefault()
        void leave()
      }}
      onClose={event => {
        if (event.target !== dialog.current) return
        delete dialog.current.dataset.leaving
        onClose()
      }}
      onClick={event => {
        if (event.target === dialog.current) void leave()
      }}
      aria-label={typeof title === 'string' ? title : undefined}
      data-kept={keepsContent ? '' : undefined}
      className={classNames(
        'drawer m-0 h-dvh max-h-none w-full max-w-none bg-white p-0 text-ink-900 md:w-110',
        side === 'right' ? 'ml-auto' : 'drawer-left mr-auto',
      )}
    >
      {open || keepsContent ? (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between gap-4 border-b border-steel-200 py-2 pr-2 pl-5">
            <h2 className="min-w-0 text-h4">{title}</h2>
            <button
              type="button"
              onClick={leave}
              data-close-drawer
              aria-label={closeLabel}
              className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-md hover:bg-steel-100"
            >
              <IconX className="size-6" />
            </button>
          </div>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain">{children}</div>
          {footer ? <div className="shadow-bar p-5">{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  )
}
