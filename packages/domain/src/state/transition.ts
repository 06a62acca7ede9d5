import { CommerceError } from '../error/index.ts'

/** From each state the states that may follow it; the same state again is no transition. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>

/** Whether a state may follow another. */
export function mayBecome<State extends string>(transitions: Transitions<State>, from: State, to: State): boolean {
  return transitions[from].includes(to)
}

/** Refuses a state that may not follow; staying is allowed. Throws `CommerceError` `invalid-operation` naming `what`. */
export function requireTransition<State extends string>(
  what: string,
  transitions: Transitions<State>,
  from: State,
  to: State,
): void {
  if (from !== to && !mayBecome(transitions, from, to))
    throw new CommerceError({ code: 'invalid-operation' }, `${what} is ${from} and cannot become ${to}`)
}
