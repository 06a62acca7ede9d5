import { WEB_FORM_PARAMETER } from '@shop/domain/support-case'
import { type ComponentType, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { logBrowserError } from '../browser/environment.ts'
import { useOptionalShop } from '../request/use-shop.tsx'

interface OpenDialog {
  readonly Dialog: ComponentType<{ readonly query: string; readonly onClose: () => void }>
  readonly query: string
  readonly opener: Element | null
}

/**
 * Opens the support form over the page, by links to the contact page that say so, and by a parameter of the URL, which is then
 * removed (FORM-13, FORM-14). The form is loaded when it is opened; where it cannot be, the contact page has it.
 */
export function SupportOpener() {
  const contact = useOptionalShop()?.hrefs.contact()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<OpenDialog>()
  useEffect(() => {
    if (!contact || pathname === contact) return
    const open = async (query: string, opener: Element | null) => {
      try {
        const { loadSupportDialog } = await import('../features/support/load-support.ts')
        setDialog({ Dialog: await loadSupportDialog(), query, opener })
      } catch (error) {
        logBrowserError('The support form could not be loaded', error)
        location.assign(contact + query)
      }
    }
    const click = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[aria-haspopup=dialog]') : null
      if (link?.pathname !== contact) return
      event.preventDefault()
      void open(link.search, link)
    }
    // Before links are followed.
    document.addEventListener('click', click, true)
    const parameters = new URLSearchParams(search)
    const value = parameters.get(WEB_FORM_PARAMETER)
    if (value !== null) {
      parameters.delete(WEB_FORM_PARAMETER)
      void navigate({ pathname, search: parameters.toString(), hash }, { replace: true, preventScrollReset: true })
      void open(`?${new URLSearchParams({ [WEB_FORM_PARAMETER]: value })}`, null)
    }
    return () => document.removeEventListener('click', click, true)
  }, [contact, pathname, search, hash, navigate])
  if (!dialog) return null
  const close = () => {
    setDialog(undefined)
    // What opened it may be hidden by now, such as in a menu; then the menu has the focus.
    if (!dialog.opener?.checkVisibility()) dialog.opener?.closest('details')?.querySelector('summary')?.focus()
  }
  return <dialog.Dialog query={dialog.query} onClose={close} />
}
