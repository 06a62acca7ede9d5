import type { SeededRandom } from './seeded-random.ts'

type Json = unknown

const LONG = 'x'.repeat(9000)

/** Values that have broken programs before, of every kind JSON has. */
const HOSTILE_VALUES: readonly Json[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 31 - 1,
  2 ** 53,
  2 ** 63,
  1001,
  '',
  ' ',
  '0',
  '1',
  '-1',
  '0x10',
  '1e3',
  'null',
  'true',
  'NaN',
  'undefined',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066',
  '\ufeff',
  '\u2028\u2029',
  'é'.normalize('NFD'),
  '👩‍👩‍👧‍👦'.repeat(30),
  LONG,
  "' or '1'='1",
  "'; drop table cart; --",
  '$1',
  '%s%n%x',
  '%',
  '_',
  '\\',
  '*',
  '(',
  '[a-',
  '{}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'http://127.0.0.1:5432/',
  'a\r\nset-cookie: x=1',
  '=1+1',
  'jana@example.org\nbcc: eve@example.org',
  'a@b@c',
  `${'a'.repeat(250)}@example.org`,
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '2026-02-30T25:61:61Z',
  '-271821-04-20T00:00:00.000Z',
  'EX99999999',
  '4100001',
  'EUR',
  'xx-XX',
  [],
  {},
  [[]],
  [null],
  [{}],
  { $ne: null },
  { length: 1e9 },
  { toString: 'x' },
  JSON.parse('{"then":"x"}'),
  { toJSON: 'x' },
  Array(300).fill('x'),
  Array(120).fill(0),
]

/** Keys that are not declared. */
const HOSTILE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  ' ',
  '0',
  '$where',
  'customerId',
  'price',
  'isAdmin',
  'id ',
]

/** A value with one to three things changed: parts replaced, left out, doubled, renamed, or put at another place. */
export function mutateJson(random: SeededRandom, value: Json, others: readonly Json[]): Json {
  let mutated = value
  for (let count = 1 + random.below(3); count > 0; count--) mutated = mutateOnce(random, mutated, others)
  return mutated
}

function mutateOnce(random: SeededRandom, value: Json, others: readonly Json[]): Json {
  const isInner = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  if (isInner && random.chance(850)) return mutatePart(random, value, others)
  if (typeof value === 'string' && random.chance(400)) return mutateText(random, value)
  if (typeof value === 'number' && random.chance(400))
    return random.pick([value + 1, value - 1, -value, value * 1000, value + 0.5])
  return random.chance(150) ? random.pick(others) : random.pick(HOSTILE_VALUES)
}

function mutatePart(random: SeededRandom, value: object, others: readonly Json[]): Json {
  if (Array.isArray(value)) {
    const at = random.below(value.length)
    return random.pick([
      () => value.with(at, mutateOnce(random, value[at], others)),
      () => value.toSpliced(at, 1),
      () => [...value, value[at]],
      () => Array(1 + random.below(150)).fill(value[at]),
    ])()
  }
  const entries = Object.entries(value)
  const at = random.below(entries.length)
  const [key, part] = entries[at] as [string, Json]
  // Seven in ten go deeper, so that the rest of a call stays good and gets far.
  if (random.chance(700)) return fromEntries(entries.with(at, [key, mutateOnce(random, part, others)]))
  return random.pick([
    () => fromEntries(entries.toSpliced(at, 1)),
    () => fromEntries([...entries, [random.pick(HOSTILE_KEYS), random.pick(HOSTILE_VALUES)]]),
    () => fromEntries(entries.with(at, [random.pick(HOSTILE_KEYS), part])),
    () => fromEntries(entries.with(at, [key, { [key]: part }])),
    () => fromEntries(entries.with(at, [key, [part]])),
  ])()
}

/** Own properties for whatever names, `__proto__` included, as a parser makes them. */
function fromEntries(entries: readonly [string, Json][]): object {
  const made = {}
  for (const [key, value] of entries)
    Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true })
  return made
}

function mutateText(random: SeededRandom, text: string): string {
  const at = random.below(text.length + 1)
  return random.pick([
    () => text + text,
    () => text.slice(0, at),
    () => `${text.slice(0, at)}${random.pick(['\u0000', '\ud800', "'", '%', '\n', '🛠', '\u202e'])}${text.slice(at)}`,
    () => text.toUpperCase(),
    () => ` ${text} `,
    () => text.repeat(50),
  ])()
}
