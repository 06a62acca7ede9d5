import { isEmail, isPlainLine } from '@shop/domain/address'
import {
  ASSOCIATE_ROLES,
  type AssociateGrants,
  type AssociateRole,
  COMPANY_NAME_LENGTH,
  COMPANY_VAT_LENGTH,
  MAX_APPROVAL_LIMIT_CENT,
} from '@shop/domain/company'

/** What the buttons of the page about a company want. */
export const COMPANY_INTENTS = {
  found: 'found',
  update: 'update',
  invite: 'invite',
  withdraw: 'withdraw',
  change: 'change',
  remove: 'remove',
} as const
export type CompanyIntent = (typeof COMPANY_INTENTS)[keyof typeof COMPANY_INTENTS]

/** What was typed, as it is shown again when it is refused. */
export interface CompanyTexts {
  readonly name: string
  readonly vatNumber: string
  readonly email: string
  readonly roles: readonly AssociateRole[]
  /** Amount in units of the currency; empty for no limit. */
  readonly limit: string
}

/** A field with what is wrong in it. */
export type CompanyField = 'name' | 'email' | 'roles' | 'limit'

/** Reads every field that a form of the page may have. */
export function readCompanyForm(form: FormData): CompanyTexts {
  const textOf = (name: string) =>
    String(form.get(name) ?? '')
      .replace(/\s+/g, ' ')
      .trim()
  const chosen = form.getAll('roles').map(String)
  return {
    name: textOf('name'),
    vatNumber: textOf('vatNumber').slice(0, COMPANY_VAT_LENGTH),
    email: textOf('email'),
    roles: ASSOCIATE_ROLES.filter(role => chosen.includes(role)),
    limit: textOf('limit'),
  }
}

/** Name and VAT number as they are sent; undefined for what is not a name. */
export function companyDraftOf({ name, vatNumber }: CompanyTexts): { name: string; vatNumber?: string } | undefined {
  if (name === '' || name.length > COMPANY_NAME_LENGTH || !isPlainLine(name)) return undefined
  return { name, ...(vatNumber === '' ? {} : { vatNumber }) }
}

/** Roles and limit as they are sent, or the field that is wrong. */
export function grantsOfTexts({ roles, limit }: CompanyTexts): AssociateGrants | 'roles' | 'limit' {
  if (roles.length === 0) return 'roles'
  const approvalLimitCent = limitOf(limit)
  return approvalLimitCent === undefined ? 'limit' : { roles, approvalLimitCent }
}

/** The address as it is sent; undefined for what is not an address. */
export function inviteeOf({ email }: CompanyTexts): string | undefined {
  return isEmail(email) ? email : undefined
}

/** A limit in cents, null for none; undefined for a text that is no amount. Cents may stand behind a point or a comma. */
function limitOf(text: string): number | null | undefined {
  const amount = text.replaceAll(/[\s\u00a0\u202f'\u2019]/g, '')
  if (amount === '') return null
  const [, whole, cents = ''] = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(amount) ?? []
  if (whole === undefined) return undefined
  const limit = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  return limit <= MAX_APPROVAL_LIMIT_CENT ? limit : undefined
}

/** A limit in cents as it is typed. */
export function limitText(approvalLimitCent: number | null): string {
  if (approvalLimitCent === null) return ''
  return approvalLimitCent % 100 === 0 ? String(approvalLimitCent / 100) : (approvalLimitCent / 100).toFixed(2)
}
