import type { AuditedWork } from '@shop/engine/audit'
import type { EngineContext } from '@shop/engine/database'

/** What a command has to say: a text for people, and the same as data for programs (`--json`). */
export interface CommandAnswer {
  readonly text: string
  readonly data: unknown
  /** Whose data it shows: ids, under the noun they are ids of, and the reason where one has to be given. Of commands that read of people alone. */
  readonly shown?: { readonly noun: string; readonly subjects: readonly string[]; readonly reason?: string }
}

/**
 * What a command does to the shop. One that reads gets connections on which nothing can be changed; one that changes gets
 * connections of which every change is noted in the audit log; one that reads of people is noted with whose data it showed.
 */
export type CommandEffect = 'reads' | 'reads-people' | 'changes'

/** The work of a command whose words were understood; `audited` is who has it done. */
export type CommandWork = (context: EngineContext, audited: AuditedWork) => Promise<CommandAnswer>

/** One command of the shop owner's command line. */
export interface AdminCommand {
  /** Its words, such as `orders list`. */
  readonly name: string
  readonly effect: CommandEffect
  /** One line for the list of commands. */
  readonly summary: string
  /** What follows the words, such as `<order> [--amount 12.50]`. */
  readonly usage: string
  /** What the options mean, a line each. */
  readonly details: readonly string[]
  /** Understands what follows the words, before anything is opened. Throws with one line that says what is wrong. */
  prepare(args: readonly string[]): CommandWork
}
