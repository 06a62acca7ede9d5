import { data } from 'react-router'

/** What a loader throws for a page that does not exist; the page says it in the shopper's language (ERR-01). */
export function pageNotFound() {
  return data('This page could not be found', { status: 404 })
}

/** Whether something thrown says that a page does not exist. */
export function isPageNotFound(thrown: unknown): boolean {
  return typeof thrown === 'object' && thrown !== null && 'init' in thrown && (thrown.init as ResponseInit | null)?.status === 404
}
