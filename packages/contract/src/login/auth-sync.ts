import { DEFAULT_LOGIN_STRATEGY, LOGIN_STRATEGIES } from '@shop/domain/login'
import { DAY_SECONDS } from '@shop/domain/session'
import { line } from '../fields.ts'
import { z } from '../zod.ts'

/** Body of `POST /auth-sync`, with which a browser signs in by what a provider gave it (AUTH-14). */
export const authSyncBody = z.strictObject({
  accessToken: z.string().regex(/^[!-~]{1,2048}$/),
  tokenType: z.string().regex(/^[Bb]earer$/),
  provider: z.enum(LOGIN_STRATEGIES).default(DEFAULT_LOGIN_STRATEGY),
  /** Seconds; more than a day counts as a day (AUTH-16). */
  sessionTtl: z.int().min(1).max(2_147_483_647).default(DAY_SECONDS),
  /** Needed once, where the answer was `account-exists`. */
  password: line(200).optional(),
})

/** Answer to `POST /auth-sync` (AUTH-14). */
export const authSyncResult = z.strictObject({ customerId: z.uuid() })
