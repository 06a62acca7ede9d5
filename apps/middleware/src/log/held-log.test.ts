import { expect, test } from 'vitest'
import { createHeldLog } from './held-log.ts'

test('CMS-03 what is told before there is a log is written once there is one, in order, and once', () => {
  const log = createHeldLog()
  const written: unknown[] = []
  log.info({ key: 'a' }, 'first')
  log.info({ key: 'b' }, 'second')
  log.release((fields, message) => written.push([fields, message]))
  log.info({ key: 'c' }, 'third')
  expect(written).toEqual([
    [{ key: 'a' }, 'first'],
    [{ key: 'b' }, 'second'],
    [{ key: 'c' }, 'third'],
  ])
})
