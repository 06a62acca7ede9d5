import { expect, test } from 'vitest'
import { notificationMs } from './notifications.tsx'

test('UX-05 a message of success stays for 3,000 ms, with an action twice as long, and others until they are dismissed', () => {
  const action = { label: 'Undo', run: () => undefined }
  expect(notificationMs({ type: 'success' })).toBe(3000)
  expect(notificationMs({ type: 'success', action })).toBe(6000)
  expect([notificationMs({ type: 'warning' }), notificationMs({ type: 'error', action })]).toEqual([undefined, undefined])
})
