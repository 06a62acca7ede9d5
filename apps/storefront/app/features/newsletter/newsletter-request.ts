/** Query parameter of the page a visitor returns to without scripts, and its value. */
const PARAMETER = 'newsletter'
const REQUESTED = 'requested'

/** Anchor of the newsletter band on a page. */
export const NEWSLETTER_ANCHOR = 'newsletter'

/** Fields of the form. */
export const EMAIL_FIELD = 'email'
export const RETURN_FIELD = 'returnTo'
/** Set by scripts, which show the result without another page. */
export const STAYS_FIELD = 'stays'

/** Whether a URL says that the newsletter was requested. */
export function isRequested(search: string): boolean {
  return new URLSearchParams(search).get(PARAMETER) === REQUESTED
}

/** The path of a page after the newsletter was requested there. */
export function pathAfterRequest(path: string): string {
  const [before = '/'] = path.split('#')
  const [pathname = '/', search = ''] = before.split('?')
  const parameters = new URLSearchParams(search)
  parameters.set(PARAMETER, REQUESTED)
  return `${pathname}?${parameters}#${NEWSLETTER_ANCHOR}`
}
