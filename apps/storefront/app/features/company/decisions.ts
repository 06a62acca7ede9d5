/** What the buttons of a request want. */
export const DECISIONS = { approve: 'approve', reject: 'reject', withdraw: 'withdraw' } as const
