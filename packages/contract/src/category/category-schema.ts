import {
  CATEGORY_TREES,
  type Category,
  type CategoryCustomFields,
  type CategoryNode,
  type CategoryPost,
  type CategoryReference,
} from '@shop/domain/category'
import { entity, list } from '../entity.ts'
import { countrySchema, languageSchema, localizedStringSchema } from '../market/market-schema.ts'
import { z } from '../zod.ts'

const referenceFields = {
  id: z.string(),
  key: z.string(),
  name: localizedStringSchema,
  slug: localizedStringSchema,
}

/** A category without relations (ENT-16). */
const categoryReferenceSchema = entity<CategoryReference>('CategoryReference', referenceFields)

/** A category of the navigation with its subtree. */
const categoryNodeSchema: z.ZodType<CategoryNode> = entity<CategoryNode>('CategoryNode', {
  ...referenceFields,
  orderHint: z.string(),
  icon: z.string(),
  imageUrl: z.string().optional(),
  productCount: z.int().min(0),
  // biome-ignore lint/plugin: made once
  get children() {
    return list(categoryNodeSchema)
  },
})

const categoryCustomFieldsSchema = entity<CategoryCustomFields>('CategoryCustomFields', {
  imageUrl: z.string().optional(),
  heroUrl: z.string().optional(),
  hasProducts: z.partialRecord(countrySchema, z.enum(['true', 'false'])),
  content: localizedStringSchema,
  posts: list(entity<CategoryPost>('CategoryPost', { title: localizedStringSchema, url: z.string() })),
  relatedCategories: list(list(categoryReferenceSchema)),
})

/** A category as a page shows it (ENT-16, CAT-13, CAT-14). */
export const categorySchema = entity<Category>('Category', {
  ...referenceFields,
  tree: z.enum(CATEGORY_TREES),
  orderHint: z.string(),
  description: localizedStringSchema,
  metaTitle: localizedStringSchema,
  metaDescription: localizedStringSchema,
  parentId: z.string().optional(),
  ancestors: list(categoryReferenceSchema),
  children: list(categoryNodeSchema),
  siblings: list(categoryNodeSchema),
  icon: z.string(),
  productCount: z.int().min(0).optional(),
  imageUrl: z.string().optional(),
  slugAllLocales: list(z.strictObject({ locale: languageSchema, value: z.string() })).optional(),
  custom: categoryCustomFieldsSchema.optional(),
})
