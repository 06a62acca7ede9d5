import { ASSOCIATE_ROLES, COMPANY_NAME_LENGTH, COMPANY_VAT_LENGTH, MAX_APPROVAL_LIMIT_CENT } from '@shop/domain/company'
import { email, id, line, nameText, text, version } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { currencyCodeSchema } from '../money/money-schema.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'

const grants = {
  roles: z.array(z.enum(ASSOCIATE_ROLES)).min(1).max(ASSOCIATE_ROLES.length),
  /** Cents up to which an order needs no one else; null for any total. */
  approvalLimitCent: z.int().min(0).max(MAX_APPROVAL_LIMIT_CENT).nullable(),
}
/** As they are sent: without a limit any total is allowed. */
const sentGrants = { roles: grants.roles, approvalLimitCent: z.int().min(0).max(MAX_APPROVAL_LIMIT_CENT).optional() }
const companyName = nameText(COMPANY_NAME_LENGTH).min(1)
const vatNumber = text(COMPANY_VAT_LENGTH).min(1).optional()

const companySchema = z.strictObject({
  id: z.string(),
  version: z.int(),
  storeKey: z.string(),
  currency: currencyCodeSchema,
  name: z.string(),
  vatNumber: z.string().optional(),
  /** What it may buy on account; amounts in cents. Missing where it may not. */
  credit: z.strictObject({ limitCent: z.int(), termDays: z.int(), openCent: z.int() }).optional(),
  /** Who asks. */
  me: z.strictObject({ id: z.string(), ...grants }),
  /** E-mail addresses are told to administrators alone. */
  associates: z.array(z.strictObject({ id: z.string(), name: z.string(), email: z.string().optional(), ...grants })),
  /** Told to administrators alone. */
  invitations: z.array(z.strictObject({ id: z.string(), email: z.string(), expiresAt: z.string(), ...grants })),
})

const exampleId = '01a20d43-5747-7d6e-b953-65e7b5db0261'
const exampleGrants = { roles: ['buyer' as const], approvalLimitCent: 50_000 }
const changeErrors = ['invalid_token', 'ConcurrentModification'] as const

export const companyOperations = defineOperations('company', {
  /** The company of the signed-in customer with its people; null where they belong to none. */
  getMyCompany: {
    summary: 'Returns the company that the signed-in customer belongs to.',
    params: z.strictObject({}),
    result: z.strictObject({ company: companySchema.nullable() }),
    errors: ['invalid_token'],
    rate: 'browsing',
    example: {
      params: {},
      result: {
        company: {
          ...{ id: exampleId, version: 3, storeKey: 'de', currency: 'EUR', name: 'Muster Bau GmbH', vatNumber: 'DE123456789' },
          credit: { limitCent: 500_000, termDays: 30, openCent: 119_000 },
          me: { id: exampleId, roles: ['admin'], approvalLimitCent: null },
          associates: [
            { id: exampleId, name: 'Ada Muster', email: 'ada@example.org', roles: ['admin'], approvalLimitCent: null },
          ],
          invitations: [{ id: exampleId, email: 'ben@example.org', expiresAt: '2026-12-11T10:00:00.000Z', ...exampleGrants }],
        },
      },
    },
  },
  /** Founds a company in the store, whose first administrator is the signed-in business customer. */
  createCompany: {
    summary: 'Founds a company of the signed-in business customer.',
    params: z.strictObject({ name: companyName, vatNumber }),
    result: z.null(),
    errors: ['invalid_token', 'InvalidOperation', 'DuplicateField', 'TooManyRequests'],
    rate: 'buying',
    example: { params: { name: 'Muster Bau GmbH', vatNumber: 'DE123456789' }, result: null },
  },
  updateCompany: {
    summary: 'Changes name and VAT number of the company that the signed-in customer administers.',
    params: z.strictObject({ version, name: companyName, vatNumber }),
    result: z.null(),
    errors: [...changeErrors],
    rate: 'buying',
    example: { params: { version: 3, name: 'Muster Bau AG' }, result: null },
  },
  /** Invites an address by mail; an earlier invitation of it is replaced. Whether the address has an account is not told. */
  inviteAssociate: {
    summary: 'Invites someone into the company that the signed-in customer administers.',
    params: z.strictObject({ version, email, locale: localeSchema, ...sentGrants }),
    result: z.null(),
    errors: [...changeErrors, 'DuplicateField', 'MaxResourceLimitExceeded', 'TooManyRequests'],
    rate: 'buying',
    example: { params: { version: 3, email: 'ben@example.org', locale: 'de-DE', ...exampleGrants }, result: null },
  },
  withdrawInvitation: {
    summary: 'Takes back an invitation into the company that the signed-in customer administers.',
    params: z.strictObject({ version, id }),
    result: z.null(),
    errors: [...changeErrors],
    rate: 'buying',
    example: { params: { version: 3, id: exampleId }, result: null },
  },
  /** Changes what someone may do; the last administrator stays one (InvalidOperation). */
  changeAssociate: {
    summary: 'Changes roles and limit of someone in the company that the signed-in customer administers.',
    params: z.strictObject({ version, id, ...sentGrants }),
    result: z.null(),
    errors: [...changeErrors, 'InvalidOperation'],
    rate: 'buying',
    example: { params: { version: 3, id: exampleId, ...exampleGrants }, result: null },
  },
  /** Removes someone; the last administrator stays (InvalidOperation). */
  removeAssociate: {
    summary: 'Removes someone from the company that the signed-in customer administers.',
    params: z.strictObject({ version, id }),
    result: z.null(),
    errors: [...changeErrors, 'InvalidOperation'],
    rate: 'buying',
    example: { params: { version: 3, id: exampleId }, result: null },
  },
  /** Which company the link of a mail invites into, and which address; null for a link that opens nothing. */
  getCompanyInvitation: {
    summary: 'Returns what the link of an invitation is about.',
    params: z.strictObject({ token: line(300) }),
    result: z.strictObject({
      invitation: z
        .strictObject({
          companyName: z.string(),
          email: z.string(),
          isSignedIn: z.boolean(),
          currency: currencyCodeSchema,
          ...grants,
        })
        .nullable(),
    }),
    errors: [],
    rate: 'browsing',
    example: {
      params: { token: 'OGY3YzBjMGQ.c2lnbmF0dXJl' },
      result: {
        invitation: {
          companyName: 'Muster Bau GmbH',
          email: 'ben@example.org',
          isSignedIn: false,
          currency: 'EUR',
          ...exampleGrants,
        },
      },
    },
  },
  /** Accepts an invitation as the signed-in customer, whose address has to be the invited one. */
  acceptCompanyInvitation: {
    summary: 'Makes the signed-in customer a person of the company that invited their address.',
    params: z.strictObject({ token: line(300) }),
    result: z.null(),
    errors: ['invalid_token', 'InvalidCredentials', 'DuplicateField', 'MaxResourceLimitExceeded'],
    rate: 'buying',
    example: { params: { token: 'OGY3YzBjMGQ.c2lnbmF0dXJl' }, result: null },
  },
})
