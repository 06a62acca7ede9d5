/** Whether a loader works for a document; a navigation by scripts asks for the data of the page alone, under its own address. */
export function isDocumentRequest({ url }: Pick<Request, 'url'>): boolean {
  return !new URL(url).pathname.endsWith('.data')
}

/** Whether a browser asks before a click: it has time for the whole answer, and keeps one that may be kept. */
export function isPrefetch({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.get('sec-purpose')?.startsWith('prefetch') ?? false
}
