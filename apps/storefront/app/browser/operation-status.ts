import type { OperationError, OperationName, ShopClient } from '@shop/contract'
import { useSyncExternalStore } from 'react'

/** Whether an operation runs, and how it failed the last time; null after a success (ERR-09). */
export interface OperationStatus {
  readonly isLoading: boolean
  readonly error: { readonly message: string; readonly statusCode: number } | null
}

/** Loading and error flags of the operations of one browser. */
export interface OperationStatusStore {
  statusOf(operation: OperationName): OperationStatus
  /** Whether any operation runs. */
  isLoading(): boolean
  /** Calls back after every change. Returns what ends that. */
  subscribe(listener: () => void): () => void
  /** A client whose calls are seen by this store. */
  watch(client: ShopClient): ShopClient
}

const IDLE: OperationStatus = { isLoading: false, error: null }

/** A store that knows of no operation yet. An error stays while its operation is tried again, and goes with a success. */
export function createOperationStatusStore(): OperationStatusStore {
  const running = new Map<string, number>()
  const statuses = new Map<string, OperationStatus>()
  const listeners = new Set<() => void>()

  function change(operation: string, by: 1 | -1, error: OperationStatus['error']): void {
    const count = (running.get(operation) ?? 0) + by
    running.set(operation, count)
    statuses.set(operation, { isLoading: count > 0, error })
    for (const listener of listeners) listener()
  }

  return {
    statusOf: operation => statuses.get(operation) ?? IDLE,
    isLoading: () => [...running.values()].some(count => count > 0),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    watch: client => ({
      async call(operation, params, customQuery) {
        change(operation, 1, statuses.get(operation)?.error ?? null)
        try {
          const result = await client.call(operation, params, customQuery)
          change(operation, -1, null)
          return result
        } catch (error) {
          const { message, statusCode = 500 } = error as Partial<OperationError>
          change(operation, -1, { message: message ?? String(error), statusCode })
          throw error
        }
      },
    }),
  }
}

/** The flags of this browser's operations; on the server nothing ever runs in it (ERR-09). */
export const operationStatus = createOperationStatusStore()

/** Whether the browser waits for the answer of any operation. */
export function useIsLoading(): boolean {
  return useSyncExternalStore(operationStatus.subscribe, operationStatus.isLoading, () => false)
}
