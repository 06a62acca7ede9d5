import { expect, test } from 'vitest'
import { MailMemory } from './mail-memory.ts'

const memoryOf = ({ bytes }: { readonly bytes: Buffer }) => bytes.buffer

test('A6 a mail is its own parts and nothing of one before it in the same memory', () => {
  const memory = new MailMemory()
  const first = memory.join([Buffer.from('To: one@example.com'), Buffer.from(' and much more')])
  expect(first.bytes.toString()).toBe('To: one@example.com and much more')
  first.release()
  const second = memory.join([Buffer.from('To: two'), Buffer.from('')])
  expect(second.bytes.toString()).toBe('To: two')
  expect(memoryOf(second)).toBe(memoryOf(first))
})

test('two mails that are under way have memory of their own, and one that was not released keeps it', () => {
  const memory = new MailMemory()
  const first = memory.join([Buffer.from('one')])
  const second = memory.join([Buffer.from('two')])
  expect([first.bytes.toString(), second.bytes.toString()]).toEqual(['one', 'two'])
  second.release()
  const third = memory.join([Buffer.from('three')])
  expect(memoryOf(third)).toBe(memoryOf(second))
  expect(first.bytes.toString()).toBe('one')
})

test('a longer mail does not take the memory of a shorter one, and little is kept of many', () => {
  const memory = new MailMemory()
  const short = memory.join([Buffer.from('short')])
  short.release()
  const long = memory.join([Buffer.alloc(100_000, 'x')])
  expect(memoryOf(long)).not.toBe(memoryOf(short))
  expect(long.bytes).toHaveLength(100_000)
  const many = Array.from({ length: 20 }, () => memory.join([Buffer.from('many')]))
  for (const mail of many) mail.release()
  const again = Array.from({ length: 20 }, () => memory.join([Buffer.from('again')]))
  const known = new Set([short, long, ...many].map(memoryOf))
  expect(again.filter(mail => known.has(memoryOf(mail)))).toHaveLength(5)
})
