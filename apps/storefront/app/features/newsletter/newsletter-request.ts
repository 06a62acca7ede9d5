/** Query parameter of the page a visitor comes back to without scripts, and what it says. */
const PARAMETER = 'newsletter'
const REQUESTED = 'requested'

/** Where the band stands on a page. */
export const NEWSLETTER_ANCHOR = 'newsletter'

/** Fields of the form. */
export const EMAIL_FIELD = 'email'
export const RETURN_FIELD = 'returnTo'
/** Set by scripts, which show what came of it without another page. */
export const STAYS_FIELD = 'stays'

/** Whether an address says that the newsletter was asked for. */
export function isRequested(search: string): boolean {
  return new URLSearchParams(search).get(PARAMETER) === REQUESTED
}

/** The path of a page, saying that the newsletter was asked for there. */
export function pathAfterRequest(path: string): string {
  const [before = '/'] = path.split('#')
  const [pathname = '/', search = ''] = before.split('?')
  const parameters = new URLSearchParams(search)
  parameters.set(PARAMETER, REQUESTED)
  return `${pathname}?${parameters}#${NEWSLETTER_ANCHOR}`
}
