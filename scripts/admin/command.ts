import type { EngineContext } from '@shop/engine/database'

/** What a command has to say: a text for people, and the same as data for programs (`--json`). */
export interface CommandAnswer {
  readonly text: string
  readonly data: unknown
}

/** The work of a command whose words were understood. */
export type CommandWork = (context: EngineContext) => Promise<CommandAnswer>

/** One command of the shop owner's command line. */
export interface AdminCommand {
  /** Its words, such as `orders list`. */
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** What follows the words, such as `<order> [--amount 12.50]`. */
  readonly usage: string
  /** What the options mean, a line each. */
  readonly details: readonly string[]
  /** Understands what follows the words, before anything is opened. Throws with one line that says what is wrong. */
  prepare(args: readonly string[]): CommandWork
}
