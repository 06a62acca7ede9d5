import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eachPosting, PostingList, PostingsWriter } from './postings.ts'

/** Numbers of one to four bytes, few weights and many. */
const documents = fc.uniqueArray(fc.oneof(fc.nat(300), fc.nat(70_000), fc.nat(2 ** 27)), { maxLength: 60 })
const weights = fc.oneof(fc.constantFrom(28, 90, 255), fc.integer({ min: 1, max: 255 }))
const terms = fc.array(
  documents.chain(list => fc.tuple(...list.map(document => fc.tuple(fc.constant(document), weights)))),
  { maxLength: 12 },
)

test('the documents and weights of terms are what they were packed from, many and far apart as they may be', () => {
  fc.assert(
    fc.property(terms, all => {
      const writer = new PostingsWriter()
      for (const postings of all) {
        const list = new PostingList()
        for (const [document, weight] of postings) list.push(document, weight)
        list.sort()
        writer.add(list)
      }
      const packed = writer.finish()
      expect(packed.offsets).toHaveLength(all.length + 1)
      all.forEach((postings, term) => {
        const read: [number, number][] = []
        eachPosting(packed, term, (document, weight) => read.push([document, weight]))
        expect(read.sort(([a], [b]) => a - b)).toEqual(postings.toSorted(([a], [b]) => a - b))
      })
    }),
    { numRuns: 300 },
  )
})

test('a thousand documents that follow one another take a byte each', () => {
  const list = new PostingList()
  for (let document = 0; document < 1000; document++) list.push(document, 90)
  const writer = new PostingsWriter()
  writer.add(list)
  expect(writer.finish().bytes.length).toBeLessThan(1010)
})
