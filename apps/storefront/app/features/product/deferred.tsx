import { type ReactNode, Suspense } from 'react'
import { Await } from 'react-router'

interface DeferredProps<Value> {
  readonly from: Value | Promise<Value>
  /** Shown while it loads: the place that the part will take. Default nothing. */
  readonly fallback?: ReactNode
  readonly children: (value: Value) => ReactNode
}

/**
 * A part of a page that may still be loading, and that is left out when its stream breaks off. Values that are there
 * already, as in every document, are rendered at once.
 */
export function Deferred<Value>({ from, fallback = null, children }: DeferredProps<Value>) {
  return (
    <Suspense fallback={fallback}>
      <Await resolve={from} errorElement={null}>
        {value => children(value as Value)}
      </Await>
    </Suspense>
  )
}
