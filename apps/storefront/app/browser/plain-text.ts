/** A text of the page without the soft hyphens of its long words, for whoever reads or searches it elsewhere. */
export function plainText(text: string): string {
  return text.replaceAll('\u00ad', '')
}

/** Has what is copied from the page come without soft hyphens. Returns what ends that. */
export function copyPlainText(): () => void {
  const copy = (event: ClipboardEvent) => {
    const text = String(getSelection())
    const plain = plainText(text)
    if (event.defaultPrevented || plain === text) return
    event.clipboardData?.setData('text/plain', plain)
    event.preventDefault()
  }
  document.addEventListener('copy', copy)
  return () => document.removeEventListener('copy', copy)
}
