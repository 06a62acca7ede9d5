import { useSyncExternalStore } from 'react'
import { createOperationStatusStore } from './operation-status.ts'

/** The flags of this browser's operations; on the server nothing ever runs in it (ERR-09). */
export const operationStatus = createOperationStatusStore()

/** Whether the browser waits for the answer of any operation. */
export function useIsLoading(): boolean {
  return useSyncExternalStore(operationStatus.subscribe, operationStatus.isLoading, () => false)
}
