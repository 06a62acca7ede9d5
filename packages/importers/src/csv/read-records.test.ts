import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvLineOf } from './csv-cell.ts'
import { delimiterOf, readRecords } from './read-records.ts'

async function* chunks(text: string, size = 3) {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size)
}

async function read(text: string, size?: number) {
  const records = await Array.fromAsync(readRecords(chunks(text, size)))
  return records.map(record => ('problem' in record ? [record.line, `! ${record.original}`] : [record.line, ...record.cells]))
}

describe('rows of a CSV text', () => {
  test.each<[string, string, (string | number)[][]]>([
    [
      'commas and LF',
      'a,b\n1,2\n',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'semicolons, CRLF, a mark in front and no end',
      '\uFEFFa;b\r\n1;2',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'tabs and CR',
      'a\tb\r1\t2\r',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'quotes around delimiters, lines and quotes',
      'a,b\n"x,\n""y""",2\n3,4',
      [
        [1, 'a', 'b'],
        [2, 'x,\n"y"', '2'],
        [4, '3', '4'],
      ],
    ],
    [
      'empty lines',
      'a\n\n\n1\n',
      [
        [1, 'a'],
        [4, '1'],
      ],
    ],
    [
      'a quote that is never closed costs its line alone',
      'a,b\n1,"x\n2,y\n3,z',
      [
        [1, 'a', 'b'],
        [2, '! 1,"x'],
        [3, '2', 'y'],
        [4, '3', 'z'],
      ],
    ],
    [
      'text behind a quote costs its line alone',
      'a,b\n"x"y,1\n2,z',
      [
        [1, 'a', 'b'],
        [2, '! "x"y,1'],
        [3, '2', 'z'],
      ],
    ],
    [
      'a quote within a cell costs its line alone',
      'a,b\n5" pipe,1\n2,z',
      [
        [1, 'a', 'b'],
        [2, '! 5" pipe,1'],
        [3, '2', 'z'],
      ],
    ],
  ])('%s', async (_, text, rows) => {
    for (const size of [1, 3, 1000]) expect(await read(text, size)).toEqual(rows)
  })

  test('the delimiter is what stands between most names of the header', () => {
    expect(delimiterOf('"a,b,c";d;e')).toBe(';')
    expect(delimiterOf('a')).toBe(',')
  })

  test('any table that is written as CSV is read back as it was', async () => {
    const cell = fc.oneof(fc.string(), fc.stringMatching(/^[",;\t\r\n a]{0,6}$/))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
        fc.nat(9),
        async (table, size) => {
          const text = ['h,,,,,,,,', ...table.map(row => csvLineOf(row).slice(0, -2))].join('\r\n')
          const [, ...rows] = await read(text.replaceAll('\u0000', ''), size + 1)
          expect(rows.map(([, ...cells]) => cells)).toEqual(table.map(row => row.map(text_ => text_.replaceAll('\u0000', ''))))
        },
      ),
    )
  })

  test('any text at all is read without a failure, and every line that is not empty is in a row', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[",\r\nab]{0,60}$/), fc.nat(9), async (text, size) => {
        const records = await Array.fromAsync(readRecords(chunks(text, size + 1)))
        const kept = records
          .map(({ original }) => original)
          .join('\n')
          .replace(/[\r\n]/g, '')
        expect(kept).toBe(text.replace(/[\r\n]/g, ''))
      }),
    )
  })
})
