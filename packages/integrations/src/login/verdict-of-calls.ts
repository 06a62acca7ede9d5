import { OutsideFailure } from '../http/index.ts'
import type { LoginVerdict } from './login-provider.ts'

export const REJECTED: LoginVerdict = { kind: 'rejected' }
export const UNAVAILABLE: LoginVerdict = { kind: 'unavailable' }

/** The verdict of calls to a provider; where one of them gets no answer, nothing is known. */
export async function verdictOfCalls(calls: () => Promise<LoginVerdict>): Promise<LoginVerdict> {
  try {
    return await calls()
  } catch (error) {
    if (error instanceof OutsideFailure) return UNAVAILABLE
    throw error
  }
}
