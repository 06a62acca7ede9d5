import { safeRedirect } from '../redirection/index.ts'

/** Set to `true` in the address where a confirmation is to be told about (SHELL-37). */
export const CONFIRMATION_PARAMETER = 'confirmation'

/** A confirmation link as it was followed, and what came of it. */
export interface ConfirmAnswer {
  /** Where the link wants to lead. */
  readonly redirectTo: string
  /** Two-letter language the path began with, empty without one. */
  readonly prefix: string
  /** The query of the link; its hash is left out. */
  readonly parameters: URLSearchParams
  readonly isConfirmed: boolean
}

/**
 * Where a confirmation link leads: its target below the language of the path, with the rest of the query (GUARD-19,
 * GUARD-20). A target that is no path of this shop becomes the root. Only what was confirmed says so.
 */
export function confirmTargetOf({ redirectTo, prefix, parameters, isConfirmed }: ConfirmAnswer): string {
  const [path, fragment] = splitAt(safeRedirect(redirectTo), '#')
  const [pathname, search] = splitAt(path, '?')
  const query = new URLSearchParams(search)
  for (const [name, value] of parameters) if (name !== 'hash') query.append(name, value)
  query.delete(CONFIRMATION_PARAMETER)
  if (isConfirmed) query.append(CONFIRMATION_PARAMETER, 'true')
  const text = query.toString()
  return `${below(prefix, pathname)}${text ? `?${text}` : ''}${fragment ? `#${fragment}` : ''}`
}

function below(prefix: string, pathname: string): string {
  const start = prefix ? `/${prefix}` : ''
  const isBelow = pathname === start || pathname.startsWith(`${start}/`)
  return isBelow ? pathname : `${start}${pathname}`
}

function splitAt(text: string, mark: string): [string, string] {
  const index = text.indexOf(mark)
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)]
}
