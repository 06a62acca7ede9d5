import { expect, test } from 'vitest'
import { createStatementNames } from './connection.ts'

test('a statement gets its name with its third use and keeps it', () => {
  const nameOf = createStatementNames()
  expect(['a', 'a', 'b', 'a', 'b', 'b', 'a'].map(nameOf)).toEqual([undefined, undefined, undefined, 's0', undefined, 's1', 's0'])
})

test('a flood of texts that come but once keeps no others from their names, and names are bounded', () => {
  const nameOf = createStatementNames()
  nameOf('early')
  nameOf('early')
  for (let text = 0; text < 10_000; text++) expect(nameOf(`search ${text}`)).toBeUndefined()
  expect(nameOf('early')).toBe('s0')
  const names = new Set<string | undefined>()
  for (let text = 0; text < 1_500; text++) for (let use = 0; use < 3; use++) names.add(nameOf(`search ${text}`))
  names.delete(undefined)
  expect(names.size).toBe(199)
})
