import { expect, test } from 'vitest'
import { readLastSeen, rememberSeen } from './last-seen-memory.ts'

function aMemory(kept: string | null = null) {
  const memory = {
    kept,
    getItem: () => memory.kept,
    setItem(_key: string, value: string) {
      memory.kept = value
    },
  }
  return memory
}

const idOf = (number: number) => `1b4e28ba-2fa1-41d2-883f-${String(number).padStart(12, '0')}`

test('PDP-25 a browser remembers ids of the twelve products seen last and nothing else', () => {
  const memory = aMemory()
  for (let number = 1; number <= 14; number++) rememberSeen(memory, idOf(number))
  rememberSeen(memory, idOf(10))
  const seen = readLastSeen(memory)
  expect(seen).toHaveLength(12)
  expect(seen.slice(0, 3)).toEqual([idOf(10), idOf(14), idOf(13)])
  expect(JSON.parse(memory.kept ?? '')).toEqual(seen)
})

test('PDP-25 foreign content of the storage is ignored', () => {
  for (const kept of ['', '{', 'null', '{"0":"x"}', '[1, null, "x", "<script>"]']) expect(readLastSeen(aMemory(kept))).toEqual([])
  expect(readLastSeen(aMemory(JSON.stringify(['x', idOf(1)])))).toEqual([idOf(1)])
})

test('PDP-25 a browser that keeps nothing has seen nothing, and no page fails for it', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const memory = { getItem: refuse, setItem: refuse }
  rememberSeen(memory, idOf(1))
  expect(readLastSeen(memory)).toEqual([])
})
