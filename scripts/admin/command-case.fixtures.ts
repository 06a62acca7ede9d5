/** How one command is tried. */
export interface CommandCase {
  /** Words after its name that are taken; about something new at each call. */
  readonly words: () => Promise<readonly string[]> | readonly string[]
  /** The fields that its answer always has under `--json`; of a list those of its items, `id` of each. */
  readonly answer: string
  /** Words that are understood, and name what there is not. Missing where it names nothing, or where nothing is an answer. */
  readonly unknown?: readonly string[]
  /** The noun of the lines that it leaves in the audit log. Missing where it reads of no one. */
  readonly noted?: string
}

/** Ids and numbers that nothing has. */
export const NOTHING = {
  id: '00000000-0000-4000-8000-000000000000',
  order: 'NS99999999',
  email: 'no-customer@example.org',
} as const
