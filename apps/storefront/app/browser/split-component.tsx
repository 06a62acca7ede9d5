import { type ComponentType, use } from 'react'

/** A component in a module of its own. */
export type SplitComponent<Props> = ComponentType<Props> & {
  /** Loads the module; afterwards the component renders without waiting. Rejects when it cannot be loaded. */
  load(): Promise<void>
}

/**
 * Like `lazy` of React, except that what is loaded already never suspends: a page that suspends while it is hydrated drops
 * what is clicked in it.
 */
export function splitComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): SplitComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const start = () => {
    loading ??= load().then(
      component => {
        loaded = component
        return component
      },
      error => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  // biome-ignore lint/correctness/noComponentHookFactories: made once per module, and never while rendering
  function Split(props: Props) {
    const Component = loaded ?? use(start())
    return <Component {...props} />
  }
  return Object.assign(Split, { load: async () => void (await start()) })
}

/** What a route whose pages are modules of their own says about itself as `handle`. */
export interface SplitRoute {
  /** Name of the page that shows the data of the route; undefined without data. */
  pageOf(loaderData: unknown): string | undefined
  /** Name of the page that most likely shows what is under a path; undefined where that is not known. */
  pageOfPath(pathname: string): string | undefined
  /** Loads the module of a page. Rejects when it cannot be loaded. */
  loadPage(page: string): Promise<void>
}

/** Whether the handle of a route is that of one with modules per page. */
export function isSplitRoute(handle: unknown): handle is SplitRoute {
  return typeof handle === 'object' && handle !== null && 'loadPage' in handle
}
