/** Bytes of request bodies that one process holds at once, whoever sent them and whichever server reads them. */
export interface BodyBudget {
  /** Takes `bytes`; false, having taken nothing, when that many are not left. */
  take(bytes: number): boolean
  /** Gives back what was taken. */
  give(bytes: number): void
  /** Bytes taken at the moment. */
  readonly takenBytes: number
}

/** Bodies are 64 KiB at most and mostly some hundred bytes, so that only a flood comes near. */
const MAX_BYTES = 32 * 1024 * 1024

/** A budget nothing was taken from yet. One process has one, which all its servers share. */
export function createBodyBudget(maxBytes = MAX_BYTES): BodyBudget {
  let takenBytes = 0
  return {
    take(bytes) {
      if (takenBytes + bytes > maxBytes) return false
      takenBytes += bytes
      return true
    },
    give(bytes) {
      takenBytes -= bytes
    },
    get takenBytes() {
      return takenBytes
    },
  }
}
