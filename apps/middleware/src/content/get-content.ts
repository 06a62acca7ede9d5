import type { OperationHandler } from '../call/operation-call.ts'

export const getContent: OperationHandler<'getContent'> = async ({ content }, { slug, locale }) => ({
  content: content.find(slug, locale) ?? null,
})
