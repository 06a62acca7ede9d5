import { id, version } from '../fields.ts'
import { z } from '../zod.ts'

/** The customer a change is meant for, as the caller last saw her (ACC-06). She is the session's own or not found. */
export const customerReference = z.strictObject({ id, version })
