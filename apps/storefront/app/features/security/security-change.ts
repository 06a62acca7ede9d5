/** What was changed, as the URL names it afterwards; each has a message. */
export const DONE_SECURITY_CHANGES = [
  'connected',
  'disconnected',
  'passkey-added',
  'passkey-removed',
  'renamed',
  'signed-out',
] as const
export type DoneSecurityChange = (typeof DONE_SECURITY_CHANGES)[number]

/** Why a change was refused. */
export type SecurityProblem = 'last-way' | 'failed'

/** What a button of the page wants; the value of its `intent`. */
export const INTENTS = { unlink: 'unlink', rename: 'rename', remove: 'remove', end: 'end' } as const
