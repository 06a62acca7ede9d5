import { channel } from 'node:diagnostics_channel'

/** Something that failed where there is no logger of an app. */
export interface Failure {
  readonly severity: 'error' | 'fatal'
  readonly message: string
  readonly fields: Readonly<Record<string, unknown>>
}

// By its name it is one channel for all builds of a process.
const failures = channel('shop:failure')

/** Says that something failed, to all who listen in this process. */
export function publishFailure(failure: Failure): void {
  if (failures.hasSubscribers) failures.publish(failure)
}

/** Listens to what fails. Returns what ends it. */
export function onFailure(listener: (failure: Failure) => void): () => void {
  const receive = (failure: unknown) => listener(failure as Failure)
  failures.subscribe(receive)
  return () => void failures.unsubscribe(receive)
}
