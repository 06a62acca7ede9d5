import { expect, test } from 'vitest'
import { readForm } from './read-form.ts'

const URL_ENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=x'
const part = (head: string, text: string) => `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${text}\r\n`

test.each([
  ['a form', URL_ENCODED, 'a=b', 'a=b'],
  ['a form in UTF-8', `${URL_ENCODED};charset=UTF-8`, 'a=b', 'a=b'],
  ['a button', undefined, '', ''],
  ['parts', MULTIPART, `${part('name="a"', 'b')}${part('name="c"', 'ž')}--x--\r\n`, 'a=b&c=%C5%BE'],
  ['a file where text belongs', MULTIPART, `${part('name="a"; filename="a.png"', 'b')}--x--\r\n`, 'a='],
  ['a list as a file', MULTIPART, `${part('name="a"; filename="a.CSV"', '\uFEFFb;2')}--x--\r\n`, 'a=b%3B2'],
  ['no file chosen', MULTIPART, `${part('name="a"; filename=""', '')}--x--\r\n`, 'a='],
])('%s is a form', async (_what, type, body, read) => {
  const { contentType, body: form } = await readForm(type, Buffer.from(body))
  expect({ contentType, form: String(form) }).toEqual({ contentType: URL_ENCODED, form: read })
})

test.each([
  undefined,
  '',
  'x',
  'application/json',
  'text/plain',
  'multipart/mixed; boundary=x',
  `${URL_ENCODED}; charset=utf-16`,
])('a body of the type %s is no form: 415', async type => {
  await expect(readForm(type, Buffer.from('a=b'))).rejects.toMatchObject({ statusCode: 415 })
})

test.each([
  ['no boundary', 'multipart/form-data', '--x--\r\n'],
  ['an empty boundary', 'multipart/form-data; boundary=', '--\r\n'],
  ['another boundary', 'multipart/form-data; boundary=y', `${part('name="a"', 'b')}--x--\r\n`],
  ['no end', MULTIPART, part('name="a"', 'b')],
  ['no name', MULTIPART, '--x\r\nx: y\r\n\r\nb\r\n--x--\r\n'],
  ['no parts', MULTIPART, 'a=b'],
])('parts with %s are broken: 400', async (_what, type, body) => {
  await expect(readForm(type, Buffer.from(body))).rejects.toMatchObject({ statusCode: 400 })
})
