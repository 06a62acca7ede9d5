import { z } from '../zod.ts'

/** Token of a mail that proves an e-mail address. */
export const proofToken = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/)
