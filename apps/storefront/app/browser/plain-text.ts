/** Takes the soft hyphens of long words out of what is copied from the page. Returns what ends that. */
export function copyPlainText(): () => void {
  const copy = (event: ClipboardEvent) => {
    const text = String(getSelection())
    const plain = text.replaceAll('\u00ad', '')
    if (event.defaultPrevented || plain === text) return
    event.clipboardData?.setData('text/plain', plain)
    event.preventDefault()
  }
  document.addEventListener('copy', copy)
  return () => document.removeEventListener('copy', copy)
}
