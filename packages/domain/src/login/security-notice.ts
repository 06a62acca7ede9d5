/** What a customer is told by mail about the ways into their account. */
export const SECURITY_NOTICE_KINDS = ['new-device', 'passkey-added', 'passkey-removed'] as const
export type SecurityNoticeKind = (typeof SECURITY_NOTICE_KINDS)[number]
