import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AS_SHOPIFY, openTestImport } from './import.fixtures.ts'

const COLUMNS = ['Handle', 'Title', 'Variant SKU', 'Variant Price', 'Option1 Name', 'Option1 Value', 'Type', 'Image Src', 'Tags']

test('of any table every row is stored or reported, and the same table again changes nothing', async () => {
  const shop = await openTestImport()
  const odd = fc.string({ unit: 'binary', maxLength: 8 }).map(text => text.toWellFormed().replaceAll('\u0000', ''))
  const usual = fc.constantFrom('', 'a', 'b', 'S-1', '19.90', 'https://x.example/a.jpg', 'Größe', 'Default Title')
  const row = fc.array(fc.oneof(odd, usual), { minLength: COLUMNS.length, maxLength: COLUMNS.length })
  let number = 0
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async table => {
      const lines = [COLUMNS, ...table].map(cells => cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(','))
      const path = shop.file(`any-${number++}.csv`, lines.join('\n'))
      const { code, text } = await shop.run([...AS_SHOPIFY, path])
      const [, rows, created, updated, unchanged, refused] =
        /(\d+) rows, (\d+) created, (\d+) updated, (\d+) unchanged, (\d+) rows refused/.exec(text) ?? []
      const filled = table.filter(cells => cells.some(cell => cell.trim() !== ''))
      expect(Number(rows)).toBe(filled.length)
      expect(code).toBe(Number(refused) > 0 ? 2 : 0)
      const reported = text.includes('row by row') ? await shop.report(path) : []
      expect(reported.filter(line => line['Import result'] === 'refused')).toHaveLength(Number(refused))
      const again = await shop.run([...AS_SHOPIFY, path])
      const taken = Number(created) + Number(updated) + Number(unchanged)
      expect(again.text).toContain(`0 created, 0 updated, ${taken} unchanged, ${refused} rows refused`)
    }),
    { numRuns: 40 },
  )
})
