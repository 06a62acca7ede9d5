import { type Redirection, sourcesOf } from './redirection.ts'

/** Redirections of one market by source: an acyclic graph whose every walk has an end. */
export interface RedirectionGraph {
  /** Adds or replaces one; false when it would lead back to itself, and nothing is changed then. */
  add(redirection: Redirection): boolean
  /** Where a walk from a source ends, so that a visitor is redirected once. */
  finalTargetOf(source: string): string | undefined
}

/** A graph of redirections that are known to have no loop. */
export function createRedirectionGraph(known: readonly Redirection[]): RedirectionGraph {
  const targets = new Map(known.map(({ source, target }) => [source, target]))

  /** The source that an address leads through, if there is one. */
  const throughOf = (target: string) => sourcesOf(target).find(source => targets.has(source))

  function leadsTo(source: string, target: string): boolean {
    for (let at: string | undefined = target; at !== undefined; ) {
      if (sourcesOf(at).includes(source)) return true
      const through = throughOf(at)
      at = through === undefined ? undefined : targets.get(through)
    }
    return false
  }

  return {
    add({ source, target }) {
      if (leadsTo(source, target)) return false
      targets.set(source, target)
      return true
    },
    finalTargetOf(source) {
      let target = targets.get(source)
      for (let through = target && throughOf(target); through !== undefined; through = target && throughOf(target)) {
        target = targets.get(through)
      }
      return target
    },
  }
}
