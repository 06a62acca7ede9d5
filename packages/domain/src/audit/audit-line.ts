/** Who works on the shop by command or as its administrator. */
export interface Actor {
  /** Who they say they are; see `isActorName`. */
  readonly name: string
  /** As whom the operating system knows them; undefined for calls over HTTP. */
  readonly systemUserName?: string
}

export const AUDIT_ACTIONS = ['created', 'changed', 'deleted', 'read', 'done'] as const
/** What was done to a subject; `done` is for what has no rows, such as purging a cache. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** One line of the audit log: who did what to which subject. Holds ids, never names or addresses of people. */
export interface AuditLine {
  readonly id: number
  /** ISO instant. */
  readonly at: string
  readonly actor: string
  readonly systemUserName?: string
  /** Such as `orders cancel`, or `POST /admin/cache/purge`. */
  readonly command: string
  /** Such as `order`. */
  readonly noun: string
  /** Id of what was changed; missing where many rows were changed at once. */
  readonly subject?: string
  readonly action: AuditAction
  /** Names of all that was changed; a part of a document as `document.shippingAddress`. */
  readonly fields: readonly string[]
  /** Values of those fields that are no secret and say nothing of a person. */
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

const ACTOR_NAME = /^[A-Za-z0-9][A-Za-z0-9._@-]{0,63}$/

/** Whether a text can be the name of an actor: 1 to 64 letters, digits and `._@-`. */
export function isActorName(text: string): boolean {
  return ACTOR_NAME.test(text)
}

/** The name of an actor made from what the operating system calls a user; `unknown` where nothing is left of it. */
export function actorNameOf(systemUserName: string): string {
  const name = systemUserName
    .replaceAll(/[^A-Za-z0-9._@-]/g, '_')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 64)
  return name === '' ? 'unknown' : name
}
