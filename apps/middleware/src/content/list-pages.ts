import type { OperationHandler } from '../call/operation-call.ts'

export const listPages: OperationHandler<'listPages'> = async ({ content }, { locale }) => ({ pages: content.pagesOf(locale) })
