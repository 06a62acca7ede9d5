import { createContext, use } from 'react'

/** How long words are hyphenated where it is known: in still parts, which the server alone renders. Elsewhere they stay as they are. */
export const SoftHyphensContext = createContext((text: string): string => text)

/** Puts soft hyphens into long words in a text that is seen and not copied, such as a heading. */
export function useSoftHyphens(): (text: string) => string {
  return use(SoftHyphensContext)
}
