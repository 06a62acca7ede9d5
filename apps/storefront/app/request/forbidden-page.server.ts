import { data } from 'react-router'
import type { RefusalWords } from './refusal-words.ts'

/** What is thrown for a page that is refused; the error page says why. */
export function forbiddenPage(words: RefusalWords) {
  return data(words, { status: 403 })
}
