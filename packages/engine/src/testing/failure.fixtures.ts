import { expect } from 'vitest'

/** Matches the error of an operation that failed with this code, and with these details among others. */
export function failure(code: string, details: object = {}): unknown {
  return expect.objectContaining({ failure: expect.objectContaining({ code, ...details }) })
}
