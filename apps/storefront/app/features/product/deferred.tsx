import { type ReactNode, Suspense, use } from 'react'

interface DeferredProps<Value> {
  readonly from: Value | Promise<Value>
  /** Shown while it loads: the place that the part will take. Default nothing. */
  readonly fallback?: ReactNode
  /** In its place when its stream breaks off. Default nothing. */
  readonly failed?: ReactNode
  readonly children: (value: Value) => ReactNode
}

/**
 * A part of a page that may still be loading. Values that are there already, as in every document, are rendered at once: in
 * the same tree, so that what was typed in it stays when the page is loaded again. The router's own component would make a
 * promise of each value, which for a product page takes as long as its gallery.
 */
export function Deferred<Value>({ fallback = null, ...part }: DeferredProps<Value>) {
  return (
    <Suspense fallback={fallback}>
      <Loaded {...part} />
    </Suspense>
  )
}

function Loaded<Value>({ from, failed = null, children }: DeferredProps<Value>) {
  const outcome = from instanceof Promise ? use(outcomeOf(from)) : { value: from }
  return outcome ? children(outcome.value) : failed
}

interface Outcome<Value> {
  readonly value: Value
}

/** By the promise that they are of: React looks at the same one until it has an end. */
const outcomes = new WeakMap<Promise<unknown>, Promise<Outcome<unknown> | undefined>>()

/** What a promise resolves with; undefined when it rejects. Never rejects. */
function outcomeOf<Value>(from: Promise<Value>): Promise<Outcome<Value> | undefined> {
  const known = outcomes.get(from)
  if (known) return known as Promise<Outcome<Value> | undefined>
  const outcome = from.then(
    value => ({ value }),
    () => undefined,
  )
  outcomes.set(from, outcome)
  return outcome
}
