import {
  type BrowserError,
  MAX_ERROR_FRAME,
  MAX_ERROR_FRAMES,
  MAX_ERROR_MESSAGE,
  MAX_ERROR_TYPE,
  MAX_ERRORS,
  MAX_WEB_VITAL,
  PAGE_KINDS,
  WEB_VITALS,
} from '@shop/domain/monitoring'
import { text } from '../fields.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'

/** The kind of the page. Nothing else says where it was measured: no URL, no session, no id. */
const page = z.enum(PAGE_KINDS)
const result = z.strictObject({ monitoring: z.strictObject({ isTaken: z.boolean() }) })
const taken = { monitoring: { isTaken: true } }

const errorExample = {
  kind: 'error',
  type: 'TypeError',
  message: 'Cannot read properties of undefined',
  frames: ['addLine /assets/shop-Bx1Qz.js:10:5'],
} as const satisfies BrowserError

export const monitoringOperations = defineOperations('monitoring', {
  /** How fast a page was for a visitor of the sample (TRACK-14); it is counted, and not kept as a visit. */
  recordWebVitals: {
    summary: 'Counts how fast a page was for a visitor.',
    params: z.strictObject({
      page,
      vitals: z
        // Milliseconds; thousandths for `CLS`.
        .array(z.strictObject({ name: z.enum(WEB_VITALS), value: z.int().min(0).max(MAX_WEB_VITAL) }))
        .min(1)
        .max(WEB_VITALS.length),
    }),
    result,
    errors: [],
    rate: 'browsing',
    admitsItself: true,
    example: { params: { page: 'product', vitals: [{ name: 'LCP', value: 1180 }] }, result: taken },
  },
  /** Errors of the shop's scripts in the browser of a visitor of the sample (TRACK-14). */
  recordBrowserErrors: {
    summary: "Counts errors of the shop's scripts in a browser.",
    params: z.strictObject({
      page,
      errors: z
        .array(
          z.strictObject({
            kind: z.enum(['error', 'rejection']),
            type: text(MAX_ERROR_TYPE),
            message: text(MAX_ERROR_MESSAGE),
            frames: z.array(text(MAX_ERROR_FRAME)).max(MAX_ERROR_FRAMES),
          }),
        )
        .min(1)
        .max(MAX_ERRORS),
    }),
    result,
    errors: [],
    rate: 'browsing',
    admitsItself: true,
    example: { params: { page: 'product', errors: [{ ...errorExample, frames: [...errorExample.frames] }] }, result: taken },
  },
})
