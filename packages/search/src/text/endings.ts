/**
 * Endings that take each other's place in nouns and adjectives, folded, where they are longer or change more than a letter or
 * two. `-` is no ending.
 */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  bg: ['- а я о е и та то ът ят те ите ове овете', 'к ци ците', 'ка ки ките', 'ен на но ни ния ният ната ните'],
  cs: ['- a e i o u y ou em um ech ich ach ami emi ove ovi eho emu ych ym ymi'],
  da: ['- e en et er ene erne s ens ets r rne n ne'],
  el: [
    'ος ου ο οι ων ους',
    'α ας ες ων',
    'η ης εις εων ες',
    'ι ια ιου ιων',
    'μα ματα ματος ματων',
    'ος η ο οι ες α ου ης ων ους',
  ],
  fi: [
    '- t n a ta tta ja ia en et den tten ssa sta lla lta lle ksi na aan een iin in on un yn seen jen ien ita ista issa',
    'e een eet eita etta eessa eesta eella eelle eeksi eeseen eiden',
    'in imen imet imia inta imella imeen',
    'nen sen set sia sta sella',
  ],
  hr: ['- a e i o u om em ama ima ovi eva ova og ih im', 'k ci ka ke', 'ac ci ca'],
  hu: [
    '- k ok ek ak at et ot t ban ben ba be hoz hez val vel nak nek ra re rol tol ert',
    '- ok ek ak okat eket akat okhoz ekhez akhoz oknak eknek aknak okkal ekkel akkal',
  ],
  lt: [
    'as o ui a u e ai u ams us uose',
    'is io iui i yje iai iu iams ius',
    'a os ai oje u oms as ose omis',
    'e es ei eje iu ems ese emis',
    'us aus ui u',
    'as a ai ia iai u iu',
  ],
  nb: ['- e en et er ene a s ens ets r ne n'],
  pl: ['- a e i o u y ie om ow ami ach em ych ymi ego ej iem'],
  ro: ['- a e i u ul uri urile le ele elor lui ii ilor ului ea'],
  sk: ['- a e i o u y ou om ov mi och ach ami iam ej eho ych ym ymi'],
  sl: ['- a e i o u om em ov ev ih ah oma ama ami mi ega'],
  sv: ['- en et n ar er or na arna erna orna s ens ets an a'],
}

const GROUPS: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  Object.entries(ENDINGS).map(([language, groups]) => [language, groups.map(listOf)]),
)
const MIN_STEM_LENGTH = 3
/** Of each group, so many of the longest endings that a word may have. */
const MAX_STEMS = 2

function listOf(group: string): string[] {
  // Final sigma is folded with the others.
  const endings = group.replaceAll('ς', 'σ').split(' ')
  return [...new Set(endings)].map(ending => (ending === '-' ? '' : ending)).sort((a, b) => b.length - a.length)
}

/** Other forms that a folded word may have in a language or locale, by the endings of words there. Most are no words. */
export function otherFormsOf(word: string, language: string): string[] {
  const forms = (GROUPS.get(language.slice(0, 2)) ?? []).flatMap(endings =>
    endings
      .filter(ending => word.endsWith(ending) && word.length - ending.length >= MIN_STEM_LENGTH)
      .slice(0, MAX_STEMS)
      .flatMap(ending =>
        endings.filter(other => other !== ending).map(other => word.slice(0, word.length - ending.length) + other),
      ),
  )
  return [...new Set(forms)]
}

/** Whether words in a language or locale end so, before one of their letters too, as `ek` and `okat` do. */
export function isEnding(letters: string, language: string): boolean {
  const groups = GROUPS.get(language.slice(0, 2)) ?? []
  return groups.some(endings => endings.includes(letters) || endings.includes(letters.slice(1)))
}

/** Languages whose words lose or gain an e or o inside when they are inflected. */
const FLEETING = new Set(['pl', 'cs', 'sk', 'sl', 'hr', 'bg', 'lt', 'el', 'ro', 'hu', 'fi'])
const VOWELS = /[aeiouyаеиоуъюяαειουωη]/g

/** Whether words in a language or locale have vowels that come and go, as in `zamek` and `zamku`. */
export function hasFleetingVowels(language: string): boolean {
  return FLEETING.has(language.slice(0, 2))
}

/** The consonants of a folded word. */
export function consonantsOf(word: string): string {
  return word.replace(VOWELS, '')
}
