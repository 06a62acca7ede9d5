import { expect, test } from 'vitest'
import { actorNameOf, isActorName } from './audit-line.ts'

test('everyone who works on the shop has a name that fits into a line, whatever the system calls them', () => {
  expect(['anna', 'anna.nova@example.org', 'a-1'].every(isActorName)).toBe(true)
  expect(['', ' anna', 'a b', '-a', "a'b", 'x'.repeat(65), 'Zoë'].filter(isActorName)).toEqual([])
  for (const name of ['root', 'EXAMPLE\\Zoë', '__', '', 'ü', 'a'.repeat(90)]) expect(isActorName(actorNameOf(name))).toBe(true)
  expect(actorNameOf('EXAMPLE\\anna')).toBe('EXAMPLE_anna')
})
