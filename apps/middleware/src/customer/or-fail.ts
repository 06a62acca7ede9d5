import { CommerceError } from '@shop/domain/error'

/** The same work, whose not finding a customer or an address is said in the words of the specification (ADDR-29). */
export async function orFail<Result>(message: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof CommerceError && error.failure.code === 'resource-not-found')
      throw new CommerceError(error.failure, message, { cause: error })
    throw error
  }
}
