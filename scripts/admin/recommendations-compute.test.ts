import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const { run, read } = await openTestAdmin()

test('REC-02 the shop owner can have the lists computed at once, such as after an import', async () => {
  expect(await run('recommendations', 'compute')).toMatch(/^\d+ lists of \d+ products changed, by 0 visits and 0 orders$/)
  expect(await read('recommendations', 'compute')).toMatchObject({ visits: 0, orders: 0, changed: 0 })
  await expect(run('recommendations', 'compute', 'now')).rejects.toThrow()
})
