import { expect, test } from 'vitest'
import { headerOf, readAnswer } from './read-answer.ts'

const read = (text: string) => readAnswer(Buffer.from(text))

test('an answer is complete with as many bytes as it announces', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-Test: a b\r\n\r\n'
  expect(read('HTTP/1.1 200 OK\r\nContent-')).toBeUndefined()
  expect(read(`${head}four`)).toBeUndefined()
  const answer = read(`${head}bytes`)
  expect(answer).toMatchObject({ status: 200, body: Buffer.from('bytes') })
  expect(headerOf(answer?.head ?? '', 'x-test')).toBe('a b')
  expect(headerOf(answer?.head ?? '', 'test')).toBeUndefined()
})

test('chunks are put together, and their last one ends the answer', () => {
  const head = 'HTTP/1.1 404 Not Found\r\ntransfer-encoding: chunked\r\n\r\n'
  expect(read(`${head}3\r\nabc\r\n`)).toBeUndefined()
  expect(read(`${head}3\r\nabc\r\nA\r\n0123456789\r\n0\r\n\r\n`)).toMatchObject({
    status: 404,
    body: Buffer.from('abc0123456789'),
  })
})

test('early hints are no answer, and some answers have no body', () => {
  const hints = 'HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n\r\n'
  expect(read(hints)).toBeUndefined()
  expect(read(`${hints}HTTP/1.1 304 Not Modified\r\netag: "a"\r\n\r\n`)).toMatchObject({ status: 304, body: Buffer.alloc(0) })
})

test('an answer that only the end of the connection ends is refused', () => {
  expect(() => read('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nbody')).toThrow('unknown length')
})
