import { expect, test } from 'vitest'
import { receiveTracked, type TimedOccurrence, track } from './track.ts'

test('TRACK-15 what happens before a choice waits in its order, a refusal drops it, and only a bounded number waits', () => {
  const received: TimedOccurrence[] = []
  const skus = () => received.splice(0).map(occurrence => (occurrence.kind === 'view-item' ? occurrence.sku : ''))
  for (const sku of ['EX30000001', 'EX30000002']) track({ kind: 'view-item', sku })
  const stop = receiveTracked(occurrence => received.push(occurrence))
  track({ kind: 'view-item', sku: 'EX30000003' })
  expect(skus()).toEqual(['EX30000001', 'EX30000002', 'EX30000003'])
  stop()
  track({ kind: 'view-item', sku: 'EX30000004' })
  receiveTracked(() => undefined)()
  receiveTracked(occurrence => received.push(occurrence))()
  expect(skus()).toEqual([])
  for (let index = 0; index < 150; index++) track({ kind: 'view-item', sku: 'EX30000005' })
  receiveTracked(occurrence => received.push(occurrence))()
  expect(skus()).toHaveLength(100)
})
