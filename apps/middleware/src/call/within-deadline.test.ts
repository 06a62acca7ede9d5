import { expect, test } from 'vitest'
import { Overload } from '../admission/waiting-line.ts'
import { withinDeadline } from './within-deadline.ts'

const never = () => new Promise<never>(() => undefined)

test('work in time has its result, and its refusal', async () => {
  expect(await withinDeadline(600_000, undefined, async () => 'done')).toBe('done')
  await expect(withinDeadline(600_000, undefined, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})

test('work that takes too long is given up through its signal', async () => {
  let reason: unknown
  const work = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => {
      reason = signal.reason
    })
    return never()
  }
  await expect(withinDeadline(1, undefined, work)).rejects.toBeInstanceOf(Overload)
  expect(reason).toBeInstanceOf(Overload)
})

test('a caller who leaves ends the wait, also one who had left before', async () => {
  const caller = new AbortController()
  const waiting = withinDeadline(600_000, caller.signal, never)
  caller.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  await expect(withinDeadline(600_000, caller.signal, async () => 'done')).rejects.toThrow('gone')
})
