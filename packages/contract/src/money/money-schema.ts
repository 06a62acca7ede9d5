import type { CurrencyCode, Money } from '@shop/domain/money'
import { entity, oneOf } from '../entity.ts'
import { z } from '../zod.ts'

/** A currency that the shop knows. */
export const currencyCodeSchema = oneOf<CurrencyCode>({
  EUR: true,
  GBP: true,
  DKK: true,
  SEK: true,
  NOK: true,
  CHF: true,
  CZK: true,
  PLN: true,
  HUF: true,
  RON: true,
  BGN: true,
  USD: true,
})

/** An amount in integer minor units (rule M1). */
export const moneySchema = entity<Money>('Money', {
  type: z.literal('centPrecision'),
  currencyCode: currencyCodeSchema,
  centAmount: z.int(),
  fractionDigits: z.int().min(0).max(4),
})
