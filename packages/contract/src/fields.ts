import { isEmail, isPlainLine } from '@shop/domain/address'
import { UTM_SOURCE } from '@shop/domain/cart'
import { COUNTRIES, LANGUAGES } from '@shop/domain/market'
import { SKU_PATTERN } from '@shop/domain/product'
import { nameSchema } from './entity.ts'
import { z } from './zod.ts'

/** Generated id of a resource. */
export const id = nameSchema('Id', z.uuid())

/** Key a person chose for a resource. */
export const key = z.string().regex(/^[A-Za-z0-9_-]{1,256}$/)

/** Reference to a channel of the store, by its generated id or its key. */
export const channel = z.strictObject({ id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) })

/** Version of a resource as the caller knows it (CART-02). */
export const version = z.int().min(1).max(2_147_483_647)

/** SKU of a product. */
export const sku = nameSchema('Sku', z.string().regex(SKU_PATTERN))

export const language = z.enum(LANGUAGES)
export const country = z.enum(COUNTRIES)

/** Form of a currency code; which one counts is decided by the store of the host, never by a request. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/)

/** E-mail address by the rule of the forms (ADDR-14). */
export const email = z.string().max(254).refine(isEmail, 'The e-mail address is not valid').meta({ format: 'email' })

/** Where a visit came from; anything else is not kept (COOK-06). */
export const utmSource = z.string().regex(UTM_SOURCE)

/** Instant in UTC, such as `2026-11-21T10:00:00.000Z`. */
export const instant = z.iso.datetime().max(30)

/** Page of a result list. */
export const limit = z.int().min(1).max(100)
export const offset = z.int().min(0).max(10_000)

/** Whether every character may stand in a line of text: no control characters, no lone surrogates. */
function isPlainText(value: string): boolean {
  return value.isWellFormed() && !/\p{Cc}/u.test(value)
}

/** One line of text, taken as it is: bounded, without control characters. */
export function line(maxLength: number) {
  return z.string().min(1).max(maxLength).refine(isPlainText, 'The text has characters that are not allowed')
}

/** Free text of a shopper: trimmed, bounded, one line. */
export function text(maxLength: number) {
  return z.string().max(maxLength).refine(isPlainText, 'The text has characters that are not allowed').trim()
}

/** A name, a company or a part of an address, which go into mails: trimmed, bounded, one line without a link. */
export function nameText(maxLength: number) {
  return z.string().max(maxLength).refine(isPlainLine, 'The text has a link or characters that are not allowed').trim()
}

/** Free text of a shopper in paragraphs: bounded, line breaks inside but not around it, no other control characters. */
export function paragraphs(maxLength: number) {
  const isPlain = (value: string) => isPlainText(value.replaceAll('\n', '')) && !/^\n|\n$/.test(value)
  return z.string().max(maxLength).refine(isPlain, 'The text has characters that are not allowed')
}

/** Token of the link in a mail. */
export const mailToken = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/)
