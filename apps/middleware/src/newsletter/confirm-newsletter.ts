import { confirmNewsletter as confirm } from '@shop/engine/newsletter'
import type { OperationHandler } from '../call/operation-call.ts'

export const confirmNewsletter: OperationHandler<'confirmNewsletter'> = async ({ engine }, { emailToken }) => ({
  newsletter: { isConfirmed: await confirm(engine, emailToken) },
})
