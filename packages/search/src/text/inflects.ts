/** Languages whose words lose or gain an e or o inside when they are inflected. */
const FLEETING = new Set(['pl', 'cs', 'sk', 'sl', 'hr', 'bg', 'lt', 'el', 'ro', 'hu', 'fi'])
const VOWELS = /[aeiouyаеиоуъюяαειουωη]/g

/** Whether the words of a language or locale have vowels that come and go, as in `zamek` and `zamku`. */
export function hasFleetingVowels(language: string): boolean {
  return FLEETING.has(language.slice(0, 2))
}

/** The consonants of a folded word. */
export function consonantsOf(word: string): string {
  return word.replace(VOWELS, '')
}
