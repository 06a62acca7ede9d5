import { createContext, useContext } from 'react'
import { NO_PREORDERS, type Preorders } from '../catalogue/preorders.ts'

/** What the page around says is ordered before it comes. */
export const PreordersContext = createContext(NO_PREORDERS)

/** What of the goods of the page is ordered before it comes. */
export function usePreorders(): Preorders {
  return useContext(PreordersContext)
}
