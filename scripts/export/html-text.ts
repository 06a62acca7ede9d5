/** A text as HTML that means the same text: no reader of a file takes a `<` in it for a tag. */
export function htmlOfText(text: string): string {
  if (!/[<&]/.test(text)) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>')
}
