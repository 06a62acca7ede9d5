import { z } from './zod.ts'

/** One error of a refused operation, with details that depend on the code. */
export const errorObject = z.looseObject({
  code: z.string(),
  message: z.string(),
  /** With ConcurrentModification: the version the resource has now (API-47). */
  currentVersion: z.number().int().optional(),
  /** With TooManyRequests: when to try again, as in the `Retry-After` of the answer. */
  retryAfterSeconds: z.number().int().optional(),
})

/** Body of every answer that is not a success (commerce API error envelope). */
export const errorEnvelope = z.object({
  statusCode: z.number().int(),
  message: z.string(),
  errors: z.array(errorObject).min(1),
  /** Text for the shopper, where the specification gives one: that of a review (REV-13). */
  communicate: z.string().optional(),
})

export type ErrorEnvelope = z.infer<typeof errorEnvelope>
export type ErrorObject = z.infer<typeof errorObject>
