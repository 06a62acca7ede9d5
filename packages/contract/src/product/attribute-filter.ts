import { line } from '../fields.ts'
import { z } from '../zod.ts'

const bound = z.union([z.number(), line(40)])

/** An attribute that must have one of the values or lie in the range; money in whole units (API-40, API-41). */
export const attributeFilter = z
  .strictObject({
    name: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
    type: z.enum([
      ...([
        'text',
        'ltext',
        'enum',
        'lenum',
        'number',
        'boolean',
        'date',
        'time',
        'datetime',
        'money',
        'reference',
        'set',
      ] as const),
    ]),
    values: z
      .array(z.union([line(250), z.number(), z.boolean()]))
      .max(50)
      .optional(),
    range: z.strictObject({ from: bound.optional(), to: bound.optional() }).optional(),
  })
  .refine(({ values, range }) => values !== undefined || range !== undefined, 'Values or a range must be given')
  .refine(
    ({ type, values = [], range = {} }) =>
      !['number', 'money'].includes(type) ||
      [...values, range.from ?? 0, range.to ?? 0].every(value => typeof value === 'number' && Math.abs(value) <= 1e9),
    'Values and ranges of this type are numbers up to a billion',
  )
