import { ASSOCIATE_ROLES, type AssociateGrants, type AssociateRole, hasPermission, MAX_ASSOCIATES } from '@shop/domain/company'
import type { Locale } from '@shop/domain/market'
import { type CurrencyCode, moneyOf } from '@shop/domain/money'
import type { Translate } from '@shop/i18n'
import { formatMoney, withColon } from '@shop/i18n/format'
import type { CompanyField } from './company-form-data.ts'

const ROLES = {
  admin: ['company.roleAdmin', 'company.roleAdminText'],
  buyer: ['company.roleBuyer', 'company.roleBuyerText'],
  approver: ['company.roleApprover', 'company.roleApproverText'],
} as const satisfies Record<AssociateRole, readonly [string, string]>

/** What a role is called. */
export function roleName(t: Translate, role: AssociateRole): string {
  return t(ROLES[role][0])
}

/** In what words and currency a company is spoken of. */
interface Speech {
  readonly t: Translate
  readonly locale: Locale
  readonly currency: CurrencyCode
}

/** Up to which total someone orders without approval; `limitCent` is null for any. */
export function approvalText({ t, locale, currency }: Speech, limitCent: number | null): string {
  return limitCent === null
    ? t('company.anyTotal')
    : t('company.upTo', { amount: formatMoney(moneyOf(currency, limitCent), locale) })
}

/** What someone may do for a company, role by role, and up to which total those who order do so alone. */
export function grantTexts(speech: Speech, { roles, approvalLimitCent }: AssociateGrants): string[] {
  const { t, locale } = speech
  const texts = roles.map(role => `${withColon(roleName(t, role), locale)} ${t(ROLES[role][1])}`)
  if (!hasPermission(roles, 'create-orders')) return texts
  return [...texts, `${withColon(t('company.limit'), locale)} ${approvalText(speech, approvalLimitCent)}`]
}

/** What the page about a company says, which comes with its data: no other page pays for it. */
export function companyWords(t: Translate, currency: string) {
  return {
    approvals: t('company.approvals'),
    account: t('company.onAccount'),
    intro: t('company.intro'),
    onlyBusiness: t('company.onlyBusiness'),
    found: t('company.found'),
    people: t('company.people'),
    you: t('company.you'),
    roles: t('company.roles'),
    roleChoices: ASSOCIATE_ROLES.map(role => ({ role, name: roleName(t, role), text: t(ROLES[role][1]) })),
    limit: t('company.limit'),
    limitHint: t('company.limitHint', { currency }),
    change: t('company.change'),
    remove: t('company.remove'),
    invite: t('company.invite'),
    sendInvitation: t('company.sendInvitation'),
    invitations: t('company.invitations'),
    withdraw: t('company.withdraw'),
    details: t('company.details'),
  }
}
export type CompanyWords = ReturnType<typeof companyWords>

/** Changes that were made, as the URL names them afterwards. */
const DONE = {
  found: 'company.foundDone',
  update: 'account.saved',
  invite: 'company.invitationSent',
  withdraw: 'company.withdrawn',
  change: 'account.saved',
  remove: 'company.removed',
  joined: 'company.joined',
} as const
export type DoneCompanyChange = keyof typeof DONE

/** What is said of the change that a URL names; null where it names none. */
export function doneText(t: Translate, done: string | null): string | null {
  const known = (Object.keys(DONE) as DoneCompanyChange[]).find(name => name === done)
  return known ? t(DONE[known]) : null
}

/** Why a change was not made. */
export type CompanyProblem =
  | CompanyField
  | 'last-admin'
  | 'known'
  | 'other'
  | 'full'
  | 'too-many'
  | 'conflict'
  | 'business'
  | 'failed'

/** What is said of a problem. */
export function problemText(t: Translate, problem: CompanyProblem): string {
  switch (problem) {
    case 'name':
      return t('company.errorName')
    case 'email':
      return t('checkout.errorEmail')
    case 'roles':
      return t('company.errorRoles')
    case 'limit':
      return t('company.errorLimit')
    case 'last-admin':
      return t('company.errorLastAdmin')
    case 'known':
      return t('company.errorKnown')
    case 'other':
      return t('company.errorOther')
    case 'full':
      return t('company.errorFull', { limit: MAX_ASSOCIATES })
    case 'too-many':
      return t('account.errorTooManyAttempts')
    case 'business':
      return t('company.onlyBusiness')
    case 'conflict':
    case 'failed':
      return `${t('account.conflict')} ${t('account.conflictText')}`
  }
}
