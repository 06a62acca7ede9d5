const GREEK: Readonly<Record<string, string>> = {
  ...{ th: 'θ', ch: 'χ', ps: 'ψ', ks: 'ξ', ou: 'ου', a: 'α', b: 'μπ', c: 'κ', d: 'δ', e: 'ε', f: 'φ', g: 'γ', h: 'η', i: 'ι' },
  ...{ j: 'τζ', k: 'κ', l: 'λ', m: 'μ', n: 'ν', o: 'ο', p: 'π', q: 'κ', r: 'ρ', s: 'σ', t: 'τ', u: 'υ', v: 'β', w: 'ω' },
  ...{ x: 'χ', y: 'υ', z: 'ζ' },
}
const BULGARIAN: Readonly<Record<string, string>> = {
  ...{ sht: 'щ', zh: 'ж', ts: 'ц', ch: 'ч', sh: 'ш', yu: 'ю', ya: 'я', a: 'а', b: 'б', v: 'в', g: 'г', d: 'д', e: 'е' },
  ...{ z: 'з', i: 'и', y: 'и', k: 'к', l: 'л', m: 'м', n: 'н', o: 'о', p: 'п', r: 'р', s: 'с', t: 'т', u: 'у', f: 'ф' },
  ...{ h: 'х', c: 'ц', j: 'ж', w: 'в', q: 'я', x: 'х' },
}

/** A word in Latin letters as Greek writes it. */
export function greekOf(word: string): string {
  return word.replace(/th|ch|ps|ks|ou|[a-z]/g, letters => GREEK[letters] as string)
}

/** A word in Latin letters as Bulgarian writes it. */
export function bulgarianOf(word: string): string {
  return word.replace(/sht|zh|ts|ch|sh|yu|ya|[a-z]/g, letters => BULGARIAN[letters] as string)
}
