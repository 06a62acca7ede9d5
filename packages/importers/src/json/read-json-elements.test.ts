import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJsonElements } from './read-json-elements.ts'

async function* chunks(text: string, size: number) {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size)
}

async function read(text: string, size = 5) {
  return (await Array.fromAsync(readJsonElements(chunks(text, size)))).map(({ text: element }) => JSON.parse(element))
}

test('objects of a list, of an import request, of a page of results and of lines are read whatever they hold', async () => {
  const object = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { minKeys: 1 })
  await fc.assert(
    fc.asyncProperty(fc.array(object, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 9 }), async (objects, size) => {
      const plain: unknown[] = JSON.parse(JSON.stringify(objects))
      expect(await read(JSON.stringify(objects, null, 1), size)).toEqual(plain)
      expect(await read(JSON.stringify({ type: 'product-draft', resources: objects, version: 1 }), size)).toEqual(plain)
      expect(await read(JSON.stringify({ limit: 20, results: objects }), size)).toEqual(plain)
      const isList = objects.some(one => Object.hasOwn(one, 'resources') || Object.hasOwn(one, 'results'))
      if (!isList) expect(await read(objects.map(one => JSON.stringify(one)).join('\n'), size)).toEqual(plain)
    }),
  )
})

test.each([
  ['[1, 2]', 'a list of objects is expected'],
  ['[[{}]]', 'a list of objects is expected'],
  ['{"a":1', 'it is not complete'],
  ['[{"a":1},', 'it is not complete'],
  ['abc', 'the file is not JSON'],
  ['{"a":1}]', 'too many'],
])('%s is refused', async (text, message) => {
  await expect(read(text)).rejects.toThrow(message)
})

test('an element knows its line', async () => {
  const elements = await Array.fromAsync(readJsonElements(chunks('[\n{"a":"x\\n"},\n\n{"b":2}]', 4)))
  expect(elements.map(({ line }) => line)).toEqual([2, 4])
})
