import { expect, test } from 'vitest'
import { isOnTheWay } from './panel-controls.ts'

/** What is shown next to departments that end at 300 pixels. */
const box = { left: 300, top: 100, bottom: 500 }

test.each([
  ['straight to the right', { x: 100, y: 200 }, { x: 120, y: 200 }, true],
  ['down to what is low there', { x: 200, y: 200 }, { x: 210, y: 220 }, true],
  ['up to what is high there', { x: 250, y: 400 }, { x: 260, y: 360 }, true],
  ['down and past its end', { x: 200, y: 300 }, { x: 204, y: 330 }, false],
  ['along the departments', { x: 200, y: 200 }, { x: 200, y: 240 }, false],
  ['back to the left', { x: 200, y: 200 }, { x: 180, y: 200 }, false],
  ['where it is already', { x: 290, y: 200 }, { x: 310, y: 200 }, false],
])('NAV-08 a pointer on its way %s: %s to %s is %s', (_way, from, to, isSo) => {
  expect(isOnTheWay(from, to, box)).toBe(isSo)
})

test('NAV-08 without anything next to the departments no pointer is on its way', () => {
  expect(isOnTheWay({ x: 0, y: 0 }, { x: 10, y: 0 }, undefined)).toBe(false)
})
