/** Events that the starter listens to, by name. */
type Heard = WindowEventMap & Readonly<Record<string, Event>>

/** Sees events of the whole window before anything in it does. Returns what ends that. */
export function listen<Name extends keyof Heard>(
  names: readonly Name[],
  listener: (event: Heard[Name]) => void,
  options: AddEventListenerOptions = {},
): () => void {
  const capture = { capture: true, ...options }
  for (const name of names) addEventListener(name as string, listener as EventListener, capture)
  return () => {
    for (const name of names) removeEventListener(name as string, listener as EventListener, true)
  }
}
