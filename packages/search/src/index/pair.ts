import type { Token } from '../text/tokenise.ts'

const SEPARATOR = ' '

/** Two words as the index knows them where they stand together in a keyword. */
export function pairOf(first: Pick<Token, 'term'>, second: Pick<Token, 'term'>): string {
  return first.term + SEPARATOR + second.term
}

/** Whether a word of the index is a pair. */
export function isPair(term: string): boolean {
  return term.includes(SEPARATOR)
}

/** How all pairs begin whose first word is this. */
export function pairBeginning(first: string): string {
  return first + SEPARATOR
}
