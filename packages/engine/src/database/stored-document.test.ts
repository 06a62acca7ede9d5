import { expect, test } from 'vitest'
import { documentFormat } from './stored-document.ts'

const format = documentFormat<object>('note', {
  1: ({ text, ...note }) => ({ ...note, title: text }),
  2: note => ({ ...note, tags: [] }),
})

test('O2 a document is brought through every version after its own', () => {
  expect(format.read({ text: 'a' })).toEqual({ title: 'a', tags: [] })
  expect(format.read({ schemaVersion: 1, text: 'a' })).toEqual({ title: 'a', tags: [] })
  expect(format.read({ schemaVersion: 2, title: 'a' })).toEqual({ title: 'a', tags: [] })
  expect(format.read({ schemaVersion: 3, title: 'a', tags: ['b'] })).toEqual({ title: 'a', tags: ['b'] })
})

test('O2 a document is written in the current version, whatever it was read from', () => {
  expect(JSON.parse(format.write({ title: 'a' }))).toEqual({ schemaVersion: 3, title: 'a' })
  expect(format.read(JSON.parse(format.write(format.read({ text: 'a' }))))).toEqual({ title: 'a', tags: [] })
})

test.each([4, 0, -1, 1.5, '2'])('O2 a document of version %s is refused by name instead of guessed at', schemaVersion => {
  expect(() => format.read({ schemaVersion: schemaVersion as number })).toThrow(
    `A note has schema version ${schemaVersion}; this release knows 1 to 3`,
  )
})

test('O2 a missing step is an error of its own', () => {
  const gap = documentFormat<object>('note', { 1: note => note, 3: note => note })
  expect(() => gap.read({ schemaVersion: 2 })).toThrow('No upcaster leads a note on from schema version 2')
})
