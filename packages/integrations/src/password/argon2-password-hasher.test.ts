import { expect, test } from 'vitest'
import { createPasswordHasher } from './index.ts'

const hasher = createPasswordHasher()
const COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]+\$[\w+/]+$/

test('A4 a password is hashed with argon2id over 19 MiB, with a salt of its own, and found again', async () => {
  const [first, second] = await Promise.all([hasher.hash('Strong-sword-7'), hasher.hash('Strong-sword-7')])
  expect(first).toMatch(COST)
  expect(first).not.toBe(second)
  expect(await hasher.verify('Strong-sword-7', first)).toBe(true)
  expect(await hasher.verify('Strong-sword-8', first)).toBe(false)
  expect(await hasher.verify('', first)).toBe(false)
})

test('A4 without a hash no password is right, and the work is the same: one turn among all others', async () => {
  const order: string[] = []
  const note = (name: string) => () => order.push(name)
  await Promise.all([
    ...Array.from({ length: 4 }, () => hasher.hash('Strong-sword-7').then(note('before'))),
    hasher.verify('Strong-sword-7', undefined).then(isRight => {
      expect(isRight).toBe(false)
      order.push('unknown')
    }),
  ])
  // Something that did no work, or that did not wait for its turn, would be done before all others.
  expect(order[0]).toBe('before')
})

test('many callers at once are all served', async () => {
  const hashes = await Promise.all(Array.from({ length: 12 }, (_, index) => hasher.hash(`Strong-sword-${index}`)))
  expect(new Set(hashes).size).toBe(12)
  for (const hash of hashes) expect(hash).toMatch(COST)
})

test('a hash that cannot be read is a defect, and its turn is over', async () => {
  for (let count = 0; count < 6; count++) await expect(hasher.verify('Strong-sword-7', 'no hash')).rejects.toThrow()
  expect(await hasher.hash('Strong-sword-7')).toMatch(COST)
})
