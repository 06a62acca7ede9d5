/** Layouts with header and footer (SHELL-01, SHELL-03); the checkout has the one without a footer (SHELL-04). */
export type FrameLayout = 'default' | 'default-full-width'

/** What a route says about itself as `handle`. */
export interface PageHandle {
  readonly layout: FrameLayout
}

/** The layout the innermost route wants that says one; `handles` are those of the routes from the outside in. */
export function layoutOfPage(handles: readonly unknown[]): FrameLayout {
  const handle = handles.findLast(candidate => candidate !== undefined) as Partial<PageHandle> | undefined
  return handle?.layout ?? 'default'
}
