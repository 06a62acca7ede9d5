import { expect, test } from 'vitest'
import { readPdfReport, readSchematronReport } from './read-reports.ts'

const report = (inside: string) =>
  `<?xml version="1.0"?><svrl:schematron-output xmlns:svrl="http://purl.oclc.org/dsdl/svrl">${inside}</svrl:schematron-output>`
const fired = '<svrl:fired-rule context="/Invoice"/>'

test('fiscal check 7: what official rules found is read with their names, warnings too', () => {
  const found = [
    '<svrl:failed-assert test="a &lt; b" id="BR-CO-17" flag="fatal"><svrl:text>[BR-CO-17]-A tax\n  is wrong</svrl:text></svrl:failed-assert>',
    '<svrl:successful-report test="c" flag="warning"><svrl:text>Told</svrl:text></svrl:successful-report>',
  ]
  expect(readSchematronReport(report(fired + found.join('')))).toEqual([
    { rule: 'BR-CO-17', text: '[BR-CO-17]-A tax is wrong' },
    { rule: 'c', text: 'Told' },
  ])
  expect(readSchematronReport(report(fired))).toEqual([])
})

test.each(['', report('')])(
  'fiscal check 7: a report of rules that were not applied is not taken for that of a sound file',
  xml => {
    expect(() => readSchematronReport(xml)).toThrow('None of the rules was applied')
  },
)

test('fiscal check 19: what veraPDF found is read by file', () => {
  const job = (name: string, compliant: boolean, ruleSummaries: readonly object[]) => {
    return { itemDetails: { name: `/tmp/${name}` }, validationResult: [{ compliant, details: { ruleSummaries } }] }
  }
  const rule = { clause: '6.2.11.4.1', testNumber: 1, description: 'Fonts are embedded' }
  const text = (...jobs: readonly object[]) => JSON.stringify({ report: { jobs } })
  expect(readPdfReport(text(job('a.pdf', true, []), job('b.pdf', false, [rule]), job('c.pdf', false, [])))).toEqual(
    new Map([
      ['a.pdf', []],
      ['b.pdf', [{ rule: '6.2.11.4.1-1', text: 'Fonts are embedded' }]],
      ['c.pdf', [{ rule: 'PDF/A-3b', text: 'is not met' }]],
    ]),
  )
  expect(() => readPdfReport(text({ itemDetails: { name: '/tmp/d.pdf' } }))).toThrow('could not read d.pdf')
})
