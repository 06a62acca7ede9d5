/** What stands in the header and can be pressed. */
export const headerControl = 'flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-2 text-sm hover:bg-ink-800 md:px-3'

/** The panel of a dropdown of the header. */
export const headerPanel = 'absolute right-0 z-50 mt-1 rounded-card bg-white p-2 text-sm text-ink-900 shadow-pop'
