/** Whether a loader works for a document; a navigation by scripts asks for the data of the page alone, under its own address. */
export function isDocumentRequest({ url }: Pick<Request, 'url'>): boolean {
  return !new URL(url).pathname.endsWith('.data')
}
