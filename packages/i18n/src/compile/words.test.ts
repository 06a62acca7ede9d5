import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../messages/', import.meta.url)

/** The locale whose writing a catalogue follows, where the language alone would say another. */
const locales: Record<string, string> = { pt: 'pt-PT', nb: 'nb-NO', en: 'en-GB' }

const catalogues = readdirSync(folder)
  .filter(file => file.endsWith('.json'))
  .map(file => {
    const name = file.slice(0, -'.json'.length)
    const messages: Record<string, string> = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    return { name, language: name.split('-')[0]!, messages: Object.entries(messages) }
  })

/** Messages a language must not have: words it has given up for another, and a form of address it does not use. */
const givenUp: Record<string, RegExp> = {
  bg: /кошница|(?<!\p{L})(?:ти|твой|твоя|твоят|твоята|твоите)(?!\p{L})/u,
  cs: /(?<=[\p{Ll},;] )(?:Vá[mš]|Vás|Vaš)|(?<!\p{L})(?:tvůj|tvoje|tebe)(?!\p{L})/u,
  da: /betalingsmåde|(?<!\p{L})(?:De|Dem|Deres) (?:kan|skal|har|ordre|konto)(?!\p{L})/u,
  de: /Erscheinungsdatum|Treuekarte|Abteilungen ansehen|MwSt(?!\.)|(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\p{L}*)(?!\p{L})/u,
  el: /(?<!\p{L})(?:εσύ|εσένα|(?:καλάθι|λογαριασμό|παραγγελία) σου)(?!\p{L})/iu,
  en: /customer care|[Ee]xtra guarantee|(?:[Oo]rder|[Pp]urchase) over \{/u,
  es: /(?<!\p{L})cesta|soldador/iu,
  fr: /(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/iu,
  hr: /(?<=[\p{Ll},;] )(?:Vi|Vas|Vam|Vaš\p{L}*)(?!\p{L})|[„][^”„]*“|e-poru[kc]|e-pošt|PDV broj|služb\p{L}* za korisnike|[Oo]dustan(?:ete|ci|ku)(?!\p{L})/u,
  hu: /ÁFÁ|ÁFA (?:nélkül|és)|(?<!\p{L})[Ll]ink(?!\p{L})|futár/u,
  it: /(?<!\p{L})(?:Lei|Suo|Sua|Suoi|Sue)(?!\p{L})/u,
  lt: /(?<=[\p{Ll},;] )J(?:ūs|us|ums)(?!\p{L})|(?<!\p{L})(?:tavo|tau|tave)(?!\p{L})|PVM kod|[Pp]rodukt|[Aa]pmokėjim\p{L}* gavus/u,
  nb: /mva(?!\p{L})/u,
  nl: /betaalwijz|(?<!\p{L})(?:je|jij|jou|jouw)(?!\p{L})/iu,
  pl: /Dobrze pasuje|(?<!\p{L})(?:ty|ciebie|cię|tobie|twój|twoja|twoje|twojego|twojej|twoim|twoich)(?!\p{L})/iu,
  pt: /Pôr (?:todos )?no carrinho|departamento/u,
  ro: /dumneavoastră|(?<!\p{L})(?:tău|tale)(?!\p{L})/u,
  sk: /(?<=[\p{Ll},;] )(?:Vá[mš]|Vás|Vaš)/u,
  sl: /„|(?<=[\p{Ll},;] )(?:Vi|Vas|Vam|Vaš\p{L}*)(?!\p{L})|[Cc]vrtnik|v (?:tej|drugih|vseh drugih|vseh) naprav|služb\p{L}* za stranke|ID za DDV (?:ni|je) potrjen(?!a)/u,
  sv: /betalsätt|(?<!\p{L})kakor/u,
}

function offending(messages: readonly (readonly [string, string])[], pattern: RegExp): string[] {
  return messages.filter(([, text]) => pattern.test(text)).map(([key, text]) => `${key}: ${text}`)
}

test.each(catalogues)('UX-11 $name writes a range of numbers with an en dash', ({ messages }) => {
  expect(offending(messages, /(?<![\d./-])\d+-\d+(?![\d/-])/)).toEqual([])
})

test.each(catalogues)('UX-11 $name writes per cent as its language does', ({ name, messages }) => {
  const parts = new Intl.NumberFormat(locales[name] ?? name, { style: 'percent' }).format(1)
  const apart = parts !== '1%' && /\s/.test(parts)
  expect(offending(messages, apart ? /[\d}]%|[\d}] %/ : /[\d}]\s%/u)).toEqual([])
})

test.each(catalogues.filter(({ language }) => givenUp[language]))(
  '$name keeps to one word for a thing and one form of address',
  ({ language, messages }) => {
    expect(offending(messages, givenUp[language]!)).toEqual([])
  },
)

test.each([
  ['de-AT', 'USt'],
  ['de-CH', 'MWST'],
])('VAT-15 %s names the tax %s wherever German names it otherwise', (locale, word) => {
  const messagesOf = (wanted: string) => new Map(catalogues.find(({ name }) => name === wanted)?.messages)
  const own = messagesOf(locale)
  const named = [...messagesOf('de')].filter(([, text]) => text.includes('MwSt')).map(([key]) => key)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(key => !own.get(key)?.includes(word))).toEqual([])
})

test.each(catalogues.filter(({ language }) => language === 'fr'))(
  '$name has no-break spaces before its double punctuation',
  ({ messages }) => {
    expect(offending(messages, /\p{L} [:;?!»]/u)).toEqual([])
  },
)
