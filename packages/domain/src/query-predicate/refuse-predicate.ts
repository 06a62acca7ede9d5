import { CommerceError } from '../error/index.ts'

/** The refusal of a `where` text: what is wrong and at which character, nothing of the text itself. */
export function refusePredicate(problem: string, at?: number): CommerceError {
  const place = at === undefined ? '' : ` at character ${at + 1}`
  return new CommerceError(
    { code: 'invalid-input', field: 'where' },
    `Malformed parameter: where: the predicate ${problem}${place}`,
  )
}
