import { COUNTRIES, LANGUAGES } from '@shop/domain/market'
import { z } from 'zod'

/** Generated id of a resource. */
export const id = z.uuid()

/** Version of a resource as the caller knows it (CART-02). */
export const version = z.number().int().min(1).max(2_147_483_647)

/** SKU of a product. */
export const sku = z.string().regex(/^(?:EX\d{8}|41000\d{2})$/)

export const language = z.enum(LANGUAGES)
export const country = z.enum(COUNTRIES)

/** Page of a result list. */
export const limit = z.number().int().min(1).max(100)
export const offset = z.number().int().min(0).max(10_000)

/** Whether every character may stand in a line of text: no control characters, no lone surrogates. */
function isPlainText(value: string): boolean {
  return value.isWellFormed() && !/\p{Cc}/u.test(value)
}

/** Free text of a shopper: trimmed, bounded, one line. */
export function text(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine(isPlainText, 'The text has characters that are not allowed')
    .transform(value => value.trim())
}
