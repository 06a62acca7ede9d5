import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@shop/domain/market'
import { expect, test } from 'vitest'

/** Forms of address that the shop does not use in a language: it says "Państwo" and "Ви", but "tu" and "sinä". */
const OTHER_FORM: Readonly<Partial<Record<Language, string>>> = {
  bg: 'ви|ваш\\p{L}*|вие|вас|вам|теб|твой|твоя|твоето|твоите|можеш|имаш',
  cs: 'tvůj|tvoje|tebe|tobě|můžeš|máš|chceš|zadej|zkus',
  de: '[Dd]u|[Dd]ein\\p{L}*|[Dd]ich|[Dd]ir|kannst',
  el: 'σου|εσένα|εσύ|έχεις|μπορείς|θέλεις|επίλεξε|δοκίμασε',
  es: '[Tt]ú|[Tt]us?|te|puedes|tienes|quieres|[Ii]nténtalo|[Ee]scríbenos',
  fi: '[Tt]eidän|[Tt]eille|[Tt]eitä|olette|[Vv]oitte|haluatte|[Vv]alitkaa|[Tt]arkistakaa|[Ll]ähettäkää',
  fr: '[Tt]u|[Tt]on|[Tt]es|toi|[Ee]ssaie|[Cc]hoisis',
  hr: '[Tt]voj\\p{L}*|tebi|[Mm]ožeš|imaš|želiš',
  hu: '[Nn]eked|[Tt]éged|szeretnél|[Vv]álassz|[Íí]rj|[Nn]ézd|[Pp]róbáld|[Kk]attints|[Hh]ívj',
  it: 'Lei|[Ss]uo account|[Ss]uoi (?:documenti|indirizzi)|La preghiamo|Ha effettuato|[Rr]iceverà una nostra|(?:^|[.:] )Scelga|si trovava',
  lt: '[Tt]avo|tave|galėsi|[Bb]andyk|[Įį]vesk',
  nl: '[Jj]e|[Jj]ij|[Jj]ouw|[Jj]ullie',
  pl: '[Tt]wój|[Tt]woj\\p{L}*|[Tt]woim|[Tt]y|ciebie|[Tt]obą|[Mm]ożesz|[Mm]usisz|chcesz|[Oo]trzymasz|jesteś|[Zz]apłacisz|[Ll]ogujesz',
  pt: '[Tt]eus?|[Tt]uas?|[Pp]odes|[Qq]ueres|[Ee]scolhe|[Tt]enta',
  sk: '[Tt]voj\\p{L}*|teba|[Mm]ôžeš|máš|[Zz]adaj|[Ss]kús',
  sl: '[Tt]voj\\p{L}*|tebi|želiš|moraš',
  sv: '[Ee]r|[Ee]ra',
}

/** Texts of the shop by language, but statutory ones (the notice on withdrawal), whose form is that of the law. */
function textsIn(language: Language): string[] {
  const root = new URL('../../../', import.meta.url)
  const filesOf = (folder: string) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.json') && !/return-policy|reviews/.test(file))
      .map(file => folder + file)
  const folders = ['content/pages', 'content/articles', 'content/manuals', 'demo/texts']
  const files = [`packages/i18n/messages/${language}.json`, ...folders.flatMap(folder => filesOf(`${folder}/${language}/`))]
  return files.flatMap(file =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text),
  )
}

test.each(Object.entries(OTHER_FORM))(
  'MKT-12 messages, pages, articles, manuals and texts of products address a reader in one form, in %s',
  (language, words) => {
    const other = new RegExp(`(?<![\\p{L}’])(?:${words})(?![\\p{L}-])`, 'u')
    const texts = textsIn(language as Language)
    expect(texts.length).toBeGreaterThan(3000)
    expect(texts.filter(text => other.test(text))).toEqual([])
  },
)
