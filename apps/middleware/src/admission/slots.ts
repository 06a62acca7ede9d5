import { createWaitingLine, type WaitingLineLimits } from './waiting-line.ts'

/** Looking around gives way to buying when the shop is full. */
export type CallKind = 'browsing' | 'buying'

export interface SlotLimits extends WaitingLineLimits {
  /** Operations that run at the same time. */
  readonly slots: number
  /** Slots that browsing may not take. */
  readonly reservedForBuying: number
}

/** Bounds how many operations run at the same time. */
export interface Slots {
  /** Operations that run now. */
  readonly running: number
  /** Runs work when there is a slot for its kind. Throws what the work or `WaitingLine.wait` throws. */
  run<Result>(kind: CallKind, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

/** Slots with a line of waiting callers per kind; when both wait, they take turns. */
export function createSlots(limits: SlotLimits): Slots {
  const lines = { buying: createWaitingLine(limits), browsing: createWaitingLine(limits) }
  const running = { buying: 0, browsing: 0 }
  const slotsFor = { buying: limits.slots, browsing: limits.slots - limits.reservedForBuying }
  let lastAdmitted: CallKind = 'browsing'

  function hasRoomFor(kind: CallKind): boolean {
    return running.buying + running.browsing < limits.slots && running[kind] < slotsFor[kind]
  }

  function admitWaiting(): void {
    const order: CallKind[] = lastAdmitted === 'buying' ? ['browsing', 'buying'] : ['buying', 'browsing']
    for (const kind of order) {
      if (!hasRoomFor(kind) || lines[kind].length() === 0) continue
      // Counted here and not by the woken caller, so that no other caller slips in between.
      running[kind]++
      lastAdmitted = kind
      lines[kind].admitNext()
      return
    }
  }

  return {
    // biome-ignore lint/plugin: a process has one
    get running() {
      return running.buying + running.browsing
    },
    async run(kind, work, signal) {
      if (hasRoomFor(kind) && lines[kind].length() === 0) running[kind]++
      else await lines[kind].wait(signal)
      try {
        return await work()
      } finally {
        running[kind]--
        admitWaiting()
      }
    },
  }
}
