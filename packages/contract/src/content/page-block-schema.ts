import { BENEFIT_ICONS, type PageBlock, SCENES } from '@shop/domain/content'
import { line, sku } from '../fields.ts'
import { z } from '../zod.ts'

const heading = line(120)
const sentence = line(600)
const paragraph = line(1600)
const scene = z.enum(SCENES)
const audience = z.literal('consumers')
const link = z.strictObject({ label: line(80), to: line(200) })
const query = z.strictObject({
  brand: line(80).optional(),
  tag: z.enum(['bestseller', 'on-sale', 'new']).optional(),
  department: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .optional(),
})
/** A cell may be empty, as the corner of a table with row headings is. */
const cell = z.union([z.literal(''), line(400)])

const table = z
  .strictObject({
    type: z.literal('table'),
    heading: heading.optional(),
    columns: z.array(cell).min(1).max(6),
    rows: z.array(z.array(cell)).min(1).max(60),
  })
  .refine(({ columns, rows }) => rows.every(row => row.length === columns.length), 'Every row has one cell per column')

const blockSchemas = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    audience: audience.optional(),
    heading: heading.optional(),
    paragraphs: z.array(paragraph).min(1).max(30),
  }),
  z.strictObject({
    type: z.literal('list'),
    audience: audience.optional(),
    heading: heading.optional(),
    intro: paragraph.optional(),
    ordered: z.boolean().optional(),
    items: z.array(sentence).min(1).max(60),
  }),
  table,
  z.strictObject({
    type: z.literal('faq'),
    heading: heading.optional(),
    items: z
      .array(z.strictObject({ question: line(200), answer: z.array(paragraph).min(1).max(8) }))
      .min(1)
      .max(60),
  }),
  z.strictObject({
    type: z.literal('card'),
    heading: heading.optional(),
    cards: z
      .array(z.strictObject({ title: line(120), text: sentence, link: link.optional() }))
      .min(1)
      .max(12),
  }),
  z.strictObject({ type: z.literal('hero'), title: line(120), scene, links: z.array(link).max(3) }),
  z.strictObject({
    type: z.literal('benefits'),
    items: z
      .array(z.strictObject({ icon: z.enum(BENEFIT_ICONS), title: line(80), text: line(120) }))
      .min(1)
      .max(8),
  }),
  z.strictObject({
    type: z.literal('banner'),
    scene: scene.optional(),
    eyebrow: line(80).optional(),
    title: line(120),
    text: sentence,
    link: link.optional(),
  }),
  z.strictObject({ type: z.literal(['product-list', 'carousel']), heading, query, link: link.optional() }),
  z.strictObject({ type: z.literal('items'), heading: heading.optional(), skus: z.array(sku).min(1).max(12) }),
  z.strictObject({ type: z.literal('voucher'), title: line(120), text: sentence, code: z.string().regex(/^[A-Z0-9-]{3,40}$/) }),
  z.strictObject({
    type: z.literal(['trust-widget', 'review', 'web-form', 'articles', 'departments', 'brands']),
    heading: heading.optional(),
  }),
  z.strictObject({ type: z.literal('newsletter') }),
  z.strictObject({
    type: z.literal('inventory'),
    heading: heading.optional(),
    of: z.enum(['cookies', 'storage', 'retention']),
  }),
])

/** A part of a page, by its type (CMS-04). A type without a schema does not compile. */
export const pageBlockSchema: [Exclude<PageBlock['type'], z.infer<typeof blockSchemas>['type']>] extends [never]
  ? z.ZodType<PageBlock>
  : never = blockSchemas
