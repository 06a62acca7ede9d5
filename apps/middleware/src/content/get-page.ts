import type { OperationHandler } from '../call/operation-call.ts'

export const getPage: OperationHandler<'getPage'> = async ({ content }, { slug, locale }) => ({
  page: content.findPage(slug, locale) ?? null,
})
