/** An error in a browser as it is reported: what failed and where in our scripts, and nothing of the visitor. */
export interface BrowserError {
  /** `rejection`: of a promise that no one looked after. */
  readonly kind: 'error' | 'rejection'
  /** Such as `TypeError`. */
  readonly type: string
  readonly message: string
  /** Lines of its stack, the innermost first. */
  readonly frames: readonly string[]
}

export const MAX_ERROR_TYPE = 60
export const MAX_ERROR_MESSAGE = 200
export const MAX_ERROR_FRAMES = 12
export const MAX_ERROR_FRAME = 200
/** Errors of one page that are reported; what fails again and again says no more. */
export const MAX_ERRORS = 5

const EMAIL = /[^\s@<>"',;()]{1,64}@[^\s@<>"',;()]{1,255}/g
const QUERY = /[?#][^\s)"']*/g
/** UUIDs, tokens and keys: 20 letters and digits or more at a stretch, with a digit among them; words are no tokens. */
const STRETCH = /[\w-]{20,}/g
/** Postal codes, phone numbers, numbers of cards and orders. */
const DIGITS = /\d(?:[\d ./-]{2,}\d|\d{2,})/g

/**
 * A text of an error without what may be personal in it: e-mail addresses, queries, tokens and long numbers (rule A6). Names
 * cannot be told from other words; errors of our own have none in them. It may be longer than the text was.
 */
export function withoutPersonalData(text: string): string {
  return (
    text
      .replace(EMAIL, '<email>')
      .replace(QUERY, '')
      .replace(STRETCH, stretch => (/\d/.test(stretch) ? '<token>' : stretch))
      .replace(DIGITS, '<number>')
      // A long address may begin in the middle of a letter of two units.
      .toWellFormed()
  )
}

const FRAME = /(?:https?:\/\/[^/\s)@]+)?\/assets\/[^\s)?#]+/
const FUNCTION_NAME = /^\s*(?:at )?(?:async )?([\w$.<>[\] ]{1,80}?)(?: \(|@)/

/**
 * Describes what was thrown. Undefined for what is not of our scripts: extensions, injected scripts, and errors of other
 * origins, of which a browser says nothing but that there was one.
 */
export function describeBrowserError(thrown: unknown, kind: BrowserError['kind']): BrowserError | undefined {
  const { name = 'Error', message, stack = '' } = (thrown ?? {}) as Partial<Error>
  const frames = String(stack)
    .split('\n')
    .flatMap(line => {
      const file = FRAME.exec(line)?.[0]
      if (!file) return []
      const path = file.slice(file.indexOf('/assets/'))
      const of = FUNCTION_NAME.exec(line)?.[1]
      return [(of ? `${of} ${path}` : path).slice(0, MAX_ERROR_FRAME)]
    })
    .slice(0, MAX_ERROR_FRAMES)
  if (frames.length === 0) return undefined
  return {
    kind,
    type: oneLine(String(name), MAX_ERROR_TYPE),
    message: oneLine(withoutPersonalData(oneLine(String(message ?? ''), MAX_ERROR_MESSAGE * 2)), MAX_ERROR_MESSAGE),
    frames,
  }
}

function oneLine(text: string, maxLength: number): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, maxLength)
    .toWellFormed()
    .trim()
}
