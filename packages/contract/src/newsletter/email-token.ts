import { z } from '../zod.ts'

/** Token of a mail about the newsletter. */
export const emailToken = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/)
