/** What the buttons of a request want. */
export const APPROVAL_DECISIONS = { approve: 'approve', reject: 'reject', withdraw: 'withdraw', account: 'account' } as const
