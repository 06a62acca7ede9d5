import { type AssociateGrants, type AssociateRole, availableCreditCent } from '@shop/domain/company'
import { timeZoneOf } from '@shop/domain/market'
import { type CurrencyCode, moneyOf } from '@shop/domain/money'
import type { Translate } from '@shop/i18n'
import { formatInstant, formatMoney } from '@shop/i18n/format'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { limitText } from './company-form-data.ts'
import { approvalText, roleName } from './company-words.server.ts'

/** Someone of a company, or who is invited into it, in words. */
export interface PersonView {
  readonly id: string
  readonly name: string
  readonly email?: string
  readonly isMe: boolean
  /** Roles and limit in words. */
  readonly state: string
  readonly roles: readonly AssociateRole[]
  readonly limit: string
}

/** A company as the page about it shows it. */
export interface CompanyView {
  readonly version: number
  readonly name: string
  readonly vatNumber: string
  readonly currency: CurrencyCode
  readonly isAdmin: boolean
  /** What it may buy on account, line by line; empty where it may not. */
  readonly account: readonly { readonly label: string; readonly value: string }[]
  readonly associates: readonly PersonView[]
  readonly invitations: readonly { readonly id: string; readonly email: string; readonly state: string }[]
}

/** The company of the customer who is signed in; null where they belong to none. */
export async function loadCompany(shop: ShopRequest, t: Translate): Promise<CompanyView | null> {
  const { client, locale, market } = shop
  const { company } = await client.call('getMyCompany', {})
  if (!company) return null
  const { version, name, vatNumber = '', currency, me, credit } = company
  const money = (centAmount: number) => formatMoney(moneyOf(currency, centAmount), locale)
  const stateOf = ({ roles, approvalLimitCent }: AssociateGrants) =>
    [...roles.map(role => roleName(t, role)), approvalText({ t, locale, currency }, approvalLimitCent)].join(' · ')
  return {
    ...{ version, name, vatNumber, currency, isAdmin: me.roles.includes('admin') },
    account:
      credit && credit.limitCent > 0
        ? [
            { label: t('company.creditLimit'), value: money(credit.limitCent) },
            { label: t('company.creditOpen'), value: money(credit.openCent) },
            { label: t('company.creditLeft'), value: money(availableCreditCent(credit)) },
            { label: t('company.creditTerm'), value: t('company.onAccountTerm', { days: credit.termDays }) },
          ]
        : [],
    associates: company.associates.map(one => ({
      ...{ id: one.id, name: one.name, ...(one.email === undefined ? {} : { email: one.email }) },
      ...{ isMe: one.id === me.id, state: stateOf(one), roles: one.roles, limit: limitText(one.approvalLimitCent) },
    })),
    invitations: company.invitations.map(one => {
      const openUntil = t('company.openUntil', { date: formatInstant(one.expiresAt, timeZoneOf(market)) })
      return { id: one.id, email: one.email, state: `${stateOf(one)} · ${openUntil}` }
    }),
  }
}
