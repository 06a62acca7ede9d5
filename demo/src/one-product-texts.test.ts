import { LANGUAGES, type Language } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { buildCatalogue } from './build-catalogue.ts'
import { readSource } from './read-source.ts'

/** What speaks of several models where a page sells one of them. Spaces stand for unbreakable ones too. */
const OF_SEVERAL_MODELS: Readonly<Record<Language, string>> = {
  bg: '(според|в зависимост от) (модела|версията|типа)(?!\\p{L})|зависи от модела',
  cs: '(podle|v závislosti na|dle) (modelu|verze|provedení)(?!\\p{L})|záleží na modelu',
  da: '(afhængigt af|afhængig af|alt efter|efter) (model|version|type)(?!\\p{L})|afhænger af modellen',
  de: 'je nach (Modell|Ausführung|Variante|Typ)(?!\\p{L})|vom Modell ab|in der angegebenen Anzahl',
  el: '(ανάλογα με|σύμφωνα με) (το|τον|την) (μοντέλο|τύπο|έκδοση)(?!\\p{L})|εξαρτάται από το μοντέλο',
  en: 'depending on (the )?(model|version|variant|type)(?!\\p{L})|depends on the (model|version)|in the (stated|specified) number',
  es: '(según|dependiendo de) (el|la) (modelo|versión)|depende del modelo',
  fi: 'mallin mukaan|mallista riippu|riippuu mallista|mallikohtai',
  fr: '(selon|suivant) (le|la) (modèle|version)|dépend du modèle',
  hr: '(ovisno o|prema) (modelu|izvedbi)|ovisi o modelu',
  hu: '(modelltől|típustól|változattól) függ',
  it: 'a seconda del(la)? (modello|versione)|in base al modello|dipende dal modello',
  lt: '(pagal|priklausomai nuo) model|priklauso nuo model',
  nb: '(avhengig av|alt etter|etter) (modell|versjon)|an på modellen',
  nl: 'afhankelijk van (het|de) (model|type|uitvoering)|hangt van het model af',
  pl: '(zależnie od|w zależności od|zależy od) (modelu|wersji)',
  pt: '(consoante|conforme|segundo) o modelo|dependendo do modelo|depende do modelo',
  ro: 'în funcție de (model|versiune)|depinde de model',
  sk: '(podľa|v závislosti od) (modelu|verzie|vyhotovenia)(?!\\p{L})|záleží na modeli',
  sl: '(odvisno od|glede na) (modela|model|izvedb)',
  sv: '(beroende på|efter) (modell|version)|beror på modellen',
}

test('PDP-02 the page of a product says what this one is and holds, and not what others of its family do', async () => {
  const { products } = buildCatalogue(await readSource())
  const patterns = new Map(LANGUAGES.map(language => [language, patternOf(language)]))
  const found = new Set<string>()
  for (const { key, description, familyDescription, highlights, deliveryPackage, faq } of products) {
    const questions = faq.flatMap(({ question, answer }) => [question, answer])
    for (const text of [description, familyDescription, ...highlights, ...deliveryPackage.map(part => part.name), ...questions]) {
      for (const [language, pattern] of patterns) {
        if (pattern.test(text[language] ?? '')) found.add(`${language} ${key}: ${text[language]}`)
      }
    }
  }
  expect([...found]).toEqual([])
})

test('PDP-02 a couch that is carried comes with its bag, one that is driven with its hand control, and a shelf says its own load', async () => {
  const { products } = buildCatalogue(await readSource())
  const parts = (family: string) =>
    new Set(
      products
        .filter(product => product.family === family)
        .map(({ deliveryPackage }) => deliveryPackage.map(part => part.name.en).join(' | ')),
    )
  expect([...parts('couch')].filter(names => /Carry bag/.test(names) && /Hand control/.test(names))).toEqual([])
  expect([...parts('couch')].some(names => /Carry bag/.test(names))).toBe(true)
  expect([...parts('couch')].some(names => /Hand control/.test(names))).toBe(true)
  const loads = products.filter(({ family }) => family === 'rack').map(({ faq }) => faq[0]?.answer.en ?? '')
  expect(new Set(loads).size).toBeGreaterThan(2)
  for (const load of loads) expect(load).toMatch(/\d+\skg/)
})

function patternOf(language: Language): RegExp {
  return new RegExp(OF_SEVERAL_MODELS[language].replaceAll(' ', '[ \\u00a0]'), 'iu')
}
