import type { Hrefs } from './hrefs.ts'

/** The page of a quote by its id, or of the form that asks for one; no other page loads how it is built. */
export function quoteHref(hrefs: Pick<Hrefs, 'account'>, which: string, isSent = false): string {
  return `${hrefs.account('quotes')}/${which}${isSent ? '?sent=' : ''}`
}

/** The PDF of a quote by its id. */
export function quoteDocumentHref(hrefs: Pick<Hrefs, 'account'>, id: string): string {
  return `${quoteHref(hrefs, id)}/quote.pdf`
}
