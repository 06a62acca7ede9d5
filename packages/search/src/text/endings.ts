/** Endings of nouns and adjectives, folded, where they are longer or change more than a letter or two. `-` is none. */
const ENDINGS: Readonly<Record<string, string>> = {
  bg: '- а я о е и та то ът ят те ия ите ове овете к ка ки ци ците ен на но ни ния',
  cs: '- a e i o u y u ou em um ech ich ach ami emi ove ovi eho emu ych ym ymi ek ky ka ku',
  da: '- e en et er ene erne s ens ets r rne n ne',
  el: 'ος ου ο οι ων ους α ας ες η ης εις εων ι ια ιου ιων ιες μα ματα ματος ματων'.replaceAll('ς', 'σ'),
  fi: '- t n a ta tta ja ia en in et den tten ssa sta lla lta lle ksi na aan een iin jen ien ita ista issa imen imet imia nen sen set sia',
  hr: '- a e i o u om em ama ima ovi evi ova eva ak ac ci ca ka ke ki og ih im',
  hu: '- k ok ek ak at et ot t ban ben ba be hoz hez val vel nak nek ra re rol tol ert okat eket akat okhoz ekhez oknak eknek okkal ekkel akkal',
  lt: 'as is ys us o io ui iui a ia u iu ai iai ei e es ems ams iams uose iuose oje eje ose ese omis emis oms y i ies iui aus es uje yje',
  nb: '- e en et er ene a s ens ets r ne n',
  pl: '- a e i o u y ie om ow ami ach em ych ymi ego ej iem ek ki ka',
  ro: '- a e i u ul uri urile le ele elor lui ii ilor ului ea',
  sk: '- a e i o u y ou om ov mi och ach ami iam ej eho ych ym ymi ek ky ka',
  sl: '- a e i o u om em ov ev ih ah oma ama ami mi ga ek ki ka',
  sv: '- en et n ar er or na arna erna orna s ens ets an a',
}

const LISTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(ENDINGS).map(([language, endings]) => [
    language,
    [...new Set(endings.split(' '))].map(ending => (ending === '-' ? '' : ending)).sort((a, b) => b.length - a.length),
  ]),
)
const SHORTEST_STEM = 3
const MOST_STEMS = 3

/** Other forms that a folded word may have in a language or locale, by the endings of words there. Most are no words. */
export function otherFormsOf(word: string, language: string): string[] {
  const endings = LISTS.get(language.slice(0, 2)) ?? []
  return endings
    .filter(ending => word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM)
    .slice(0, MOST_STEMS)
    .flatMap(ending => {
      const stem = word.slice(0, word.length - ending.length)
      return endings.filter(other => other !== ending).map(other => stem + other)
    })
}
