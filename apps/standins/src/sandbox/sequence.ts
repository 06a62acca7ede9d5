import { createHash } from 'node:crypto'
import type { Sandbox } from './sandbox.ts'

/** Gives texts that follow from the seed and how many were given: the same again after a reset. */
export type Sequence = () => Buffer

/** A sequence of digests of its own, which begins anew with everything else. */
export function createSequence(sandbox: Sandbox, name: string): Sequence {
  let count = 0
  sandbox.onReset(() => {
    count = 0
  })
  return () => createHash('sha256').update(`${sandbox.seed()}:${name}:${count++}`).digest()
}
