import { useEffect } from 'react'

/**
 * Answers the forms of cards, which add one unit of a product, or of each of several: one listener for the whole page, because
 * React does not know the cards.
 * A button that is at work says so and takes no second press.
 */
export function useQuickAdds(
  add: (...additions: readonly { sku: string; quantity: number; name: string | undefined }[]) => Promise<boolean>,
): void {
  useEffect(() => {
    const submit = async (event: SubmitEvent) => {
      const { quickAdd: skus, names = '' } = event.target instanceof HTMLFormElement ? event.target.dataset : {}
      const button = event.submitter
      if (!skus || !button || event.defaultPrevented) return
      event.preventDefault()
      if (button.ariaDisabled === 'true') return
      button.ariaDisabled = 'true'
      button.ariaBusy = 'true'
      try {
        const named = names.split('\n')
        await add(...skus.split(',').map((sku, index) => ({ sku, quantity: 1, name: named[index] || undefined })))
      } finally {
        button.ariaDisabled = null
        button.ariaBusy = null
      }
    }
    document.addEventListener('submit', submit)
    return () => document.removeEventListener('submit', submit)
  }, [add])
}
