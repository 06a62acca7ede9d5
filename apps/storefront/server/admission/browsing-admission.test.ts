import { expect, test } from 'vitest'
import { createBrowsingAdmission } from './browsing-admission.ts'

/** An admission whose measures are set. */
function openAdmission() {
  const measured = { pageMs: 0, delayMs: 0, nowMs: 0 }
  const changes: object[] = []
  const admission = createBrowsingAdmission({
    maxPageMs: 2000,
    turns: { expectedMs: () => measured.pageMs },
    loop: { measure: () => measured.delayMs },
    now: () => measured.nowMs,
    onChange: change => void changes.push(change),
  })
  const answers = () => ({
    newcomer: admission.mayRender('newcomer'),
    shopper: admission.mayRender('shopper'),
    call: admission.mayCall(),
  })
  return { measured, changes, answers }
}

const ALL = { newcomer: true, shopper: true, call: true }

test('newcomers give way first, then shoppers with a session, each until the line is half as long', () => {
  const { measured, answers } = openAdmission()
  const at = (pageMs: number) => {
    measured.pageMs = pageMs
    return answers()
  }
  expect(at(1900)).toEqual(ALL)
  expect(at(2100)).toEqual({ ...ALL, newcomer: false })
  expect(at(6100)).toEqual({ ...ALL, newcomer: false, shopper: false })
  expect(at(3100)).toEqual({ ...ALL, newcomer: false, shopper: false })
  expect(at(2900)).toEqual({ ...ALL, newcomer: false })
  expect(at(1100)).toEqual({ ...ALL, newcomer: false })
  expect(at(900)).toEqual(ALL)
  expect(at(1900)).toEqual(ALL)
})

test('a process that comes late to everything calls nothing and renders nothing for newcomers', () => {
  const { measured, answers } = openAdmission()
  measured.delayMs = 600
  expect(answers()).toEqual({ newcomer: false, shopper: true, call: false })
  measured.delayMs = 300
  expect(answers()).toEqual({ newcomer: false, shopper: true, call: false })
  measured.delayMs = 200
  expect(answers()).toEqual(ALL)
})

test('it is said once that browsing is refused, and once that no one was for five seconds', () => {
  const { measured, changes, answers } = openAdmission()
  answers()
  expect(changes).toEqual([])
  measured.pageMs = 3000
  for (measured.nowMs = 1000; measured.nowMs <= 5000; measured.nowMs += 1000) answers()
  expect(changes).toEqual([{ isRefusing: true, refused: 1 }])
  measured.pageMs = 0
  for (measured.nowMs = 6000; measured.nowMs <= 9000; measured.nowMs += 1000) answers()
  expect(changes.length).toBe(1)
  for (measured.nowMs = 10_000; measured.nowMs <= 20_000; measured.nowMs += 1000) answers()
  expect(changes).toEqual([
    { isRefusing: true, refused: 1 },
    { isRefusing: false, refused: 5 },
  ])
})
