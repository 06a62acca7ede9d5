/**
 * Lets calls of a function begin one after another: the next one when the one before has ended, or after `longestMs` where that
 * waits for something. Rendering uses the processor alone, so that pages which are rendered at the same time are all ready when
 * the last one is; and what all of them hold until then is taken for old by the garbage collector, and stays.
 */
export function inTurns<Arguments extends unknown[], Result>(
  call: (...args: Arguments) => Promise<Result>,
  longestMs: number,
): (...args: Arguments) => Promise<Result> {
  const waiting: (() => void)[] = []
  let isTaken = false
  const passOn = () => {
    const next = waiting.shift()
    if (next) next()
    else isTaken = false
  }
  return async (...args) => {
    if (isTaken) await new Promise<void>(resolve => waiting.push(resolve))
    isTaken = true
    let hasEnded = false
    const end = () => {
      if (hasEnded) return
      hasEnded = true
      clearTimeout(timer)
      // What was made is sent first.
      setImmediate(passOn)
    }
    const timer = setTimeout(end, longestMs)
    try {
      return await call(...args)
    } finally {
      end()
    }
  }
}
