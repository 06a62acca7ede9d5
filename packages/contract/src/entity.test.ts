import { expect, test } from 'vitest'
import { ENTITIES, entity, list, oneOf } from './entity.ts'
import { z } from './zod.ts'

interface Note {
  readonly text: string
  readonly tags: readonly string[]
  readonly mood?: 'calm' | 'cross'
}

const noteSchema = entity<Note>('TestNote', {
  text: z.string(),
  tags: list(z.string()),
  mood: oneOf<'calm' | 'cross'>({ calm: true, cross: true }).optional(),
})

test('a schema accepts exactly what its type describes', () => {
  expect(noteSchema.parse({ text: 'x', tags: [] })).toEqual({ text: 'x', tags: [] })
  expect(noteSchema.safeParse({ text: 'x', tags: [], mood: 'cross' }).success).toBe(true)
  for (const value of [
    { text: 'x' },
    { text: 'x', tags: [1] },
    { text: 'x', tags: [], mood: 'glad' },
    { text: 'x', tags: [], more: 1 },
  ]) {
    expect(noteSchema.safeParse(value).success).toBe(false)
  }
  expect(ENTITIES.get('TestNote')).toBe(noteSchema)
})

test('a schema that differs from its type does not compile', () => {
  // @ts-expect-error an optional field is missing
  entity<Note>('TestForgotten', { text: z.string(), tags: list(z.string()) })
  // @ts-expect-error a field may not be left out of an answer
  entity<{ text: string }>('TestLoose', { text: z.string().optional() })
  // @ts-expect-error an optional field is demanded
  entity<{ text?: string }>('TestStrict', { text: z.string() })
  // @ts-expect-error the type has no such field
  entity<{ text: string }>('TestSurplus', { text: z.string(), more: z.string() })
  // @ts-expect-error a word of the union is missing
  oneOf<'calm' | 'cross'>({ calm: true })
})
