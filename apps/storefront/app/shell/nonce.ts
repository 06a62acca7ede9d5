import { createContext } from 'react'

/** Nonce of this answer for inline scripts; undefined where the page knows none. */
export const NonceContext = createContext<string | undefined>(undefined)
