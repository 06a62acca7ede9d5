import type { OperationCall } from '../call/operation-call.ts'

/** What the resolvers of one request may use: everything in it is ours, nothing is the caller's word. */
export interface GraphqlCall extends Pick<OperationCall, 'engine' | 'passwords' | 'storeKey' | 'session'> {
  /** Runs one reading after another, so that a request takes one database connection at a time. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
}

/** A call whose readings wait for each other. */
export function createGraphqlCall(call: Omit<GraphqlCall, 'inTurn'>): GraphqlCall {
  let last: Promise<unknown> = Promise.resolve()
  return {
    ...call,
    inTurn(work) {
      const turn = last.then(work)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}
