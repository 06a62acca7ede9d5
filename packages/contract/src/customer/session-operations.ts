import { cartExample } from '../cart/cart-example.ts'
import { cartSchema } from '../cart/cart-schema.ts'
import { email, line, mailToken, nameText } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { defineOperations } from '../operation.ts'
import { mailTokenExample, passwordExample } from '../secret-examples.ts'
import { z } from '../zod.ts'
import { customerExample } from './customer-example.ts'
import { customerSchema, customerTypeSchema, signedInUserSchema } from './customer-schema.ts'

export const sessionOperations = defineOperations('customer', {
  /** The session's customer or its active cart of this store (API-04). Both are null for a new visitor. */
  getMe: {
    summary: 'Returns the active cart of the session in this store, and the customer when asked for.',
    params: z.strictObject({ customer: z.boolean().optional() }),
    result: z.strictObject({
      me: z.strictObject({
        activeCart: cartSchema.nullable(),
        customer: customerSchema.nullable(),
        /** Present where someone of the shop looks at it as the customer. */
        isSupport: z.literal(true).optional(),
      }),
    }),
    errors: [],
    rate: 'buying',
    example: { params: { customer: true }, result: { me: { activeCart: cartExample, customer: customerExample } } },
  },
  /** Whether the session belongs to a customer; the page cannot read the token itself (API-05, AUTH-05). */
  isLoggedIn: {
    summary: 'Tells whether the session belongs to a customer.',
    params: z.strictObject({}),
    result: z.strictObject({ isLoggedIn: z.boolean() }),
    errors: [],
    rate: 'buying',
    example: { params: {}, result: { isLoggedIn: false } },
  },
  /**
   * Registers a visitor and signs them in (API-15, AUTH-08). The type of customer is written in lower case (ACC-12). A
   * network that asked for known addresses too often is answered `EmailProofRequired`, whatever the address: the account is
   * then made by `customerConfirmSignUp`.
   */
  customerSignMeUp: {
    summary: 'Registers a customer, signs the customer in and hands them the cart of the session.',
    params: z.strictObject({
      email,
      password: line(200),
      firstName: nameText(80).min(1),
      lastName: nameText(80).min(1),
      locale: localeSchema,
      custom: z.strictObject({ customerType: customerTypeSchema, newsletter: z.boolean().optional() }),
    }),
    result: z.strictObject({ user: signedInUserSchema }),
    errors: ['DuplicateField', 'InvalidField', 'EmailProofRequired', 'TooManyRequests'],
    rate: 'buying',
    example: {
      params: {
        email: customerExample.email,
        password: passwordExample,
        firstName: customerExample.firstName,
        lastName: customerExample.lastName,
        locale: 'de-DE',
        custom: { customerType: 'private', newsletter: true },
      },
      result: { user: { customer: customerExample, cart: cartExample } },
    },
  },
  /**
   * Makes an account of an order that this session has placed as a guest: e-mail address, names and addresses are the order's, and the
   * order is the customer's from then on (CHK-25, AUTH-01). A taken address is answered `EmailProofRequired`, which is also what a network
   * sees for every address once it asked too often; its owner gets a mail.
   */
  customerSignMeUpFromOrder: {
    summary: 'Makes an account of an order of the session, by a password alone, and signs the customer in.',
    params: z.strictObject({ orderNumber: z.string().regex(/^NS\d{6,14}$/), password: line(200) }),
    result: z.strictObject({ user: signedInUserSchema }),
    errors: ['InvalidField', 'EmailProofRequired', 'TooManyRequests'],
    rate: 'buying',
    example: {
      params: { orderNumber: 'NS00001042', password: passwordExample },
      result: { user: { customer: customerExample, cart: null } },
    },
  },
  /**
   * Makes the account of a registration that was answered `EmailProofRequired`, by the token of the mail to its address,
   * with the password that is chosen now.
   */
  customerConfirmSignUp: {
    summary: 'Makes the account of a registration that waited for the link of a mail, and signs the customer in.',
    params: z.strictObject({ token: mailToken, password: line(200) }),
    result: z.strictObject({ user: signedInUserSchema }),
    errors: ['ExpiredCustomerEmailToken', 'InvalidField', 'DuplicateField'],
    rate: 'buying',
    example: {
      params: { token: mailTokenExample, password: passwordExample },
      result: { user: { customer: customerExample, cart: cartExample } },
    },
  },
  /** Signs a customer in; a wrong password and an unknown address are refused alike (API-16, AUTH-07). */
  customerSignMeIn: {
    summary: 'Signs a customer in and merges the cart of the session into theirs.',
    params: z.strictObject({ email, password: line(200) }),
    result: z.strictObject({ user: signedInUserSchema }),
    errors: ['InvalidCredentials', 'TooManyRequests'],
    rate: 'buying',
    example: {
      params: { email: customerExample.email, password: passwordExample },
      result: { user: { customer: customerExample, cart: cartExample } },
    },
  },
  /**
   * Lets someone of the shop look at it as a customer, by the token of a link that the owner's command has printed. The session
   * cannot order, pay, or change how the customer signs in.
   */
  openSupportSession: {
    summary: 'Opens the session of a support link, once.',
    params: z.strictObject({ token: mailToken }),
    result: z.null(),
    errors: [],
    rate: 'buying',
    example: { params: { token: mailTokenExample }, result: null },
  },
  /** Ends the session of a customer (API-17, AUTH-03). */
  customerSignOut: {
    summary: 'Ends the session and clears its cookies.',
    params: z.strictObject({}),
    result: z.null(),
    errors: [],
    rate: 'buying',
    example: { params: {}, result: null },
  },
})
