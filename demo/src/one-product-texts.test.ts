import { LANGUAGES, type Language } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { buildCatalogue } from './build-catalogue.ts'
import { readSource } from './read-source.ts'

const source = await readSource()
const { products } = buildCatalogue(source)

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

/** The words between two kinds. */
const OR: Readonly<Record<Language, string>> = {
  bg: 'или',
  cs: 'nebo|či',
  da: 'eller',
  de: 'oder|beziehungsweise|bzw',
  el: 'ή|είτε',
  en: 'or',
  es: 'o|u(?= h?o)',
  fi: 'tai',
  fr: 'ou',
  hr: 'ili|odnosno',
  hu: 'vagy|illetve',
  it: 'o|oppure',
  lt: 'arba|ar',
  nb: 'eller',
  nl: 'of',
  pl: 'lub|albo|bądź',
  pt: 'ou',
  ro: 'sau|ori',
  sk: 'alebo|či',
  sl: 'ali|oziroma',
  sv: 'eller',
}

/** How the word for a model begins, of which Finnish also says the form of one thing; default: `model`. */
const MODEL: Readonly<Partial<Record<Language, string>>> = { bg: 'модел', el: 'μοντέλ', fi: 'mall(in|it|ei|is|il)', fr: 'modèl' }

/** Families whose texts name models of another machine, which they fit, or of another weight, which they are compared with. */
const NAMES_OTHER_MODELS = new Set(['fryerbasket', 'cranescale'])

test('PDP-02 the page of a product says what this one is and holds, and not what others of its family do', () => {
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

test.each(LANGUAGES)(
  'PDP-02 what all products of a family say speaks of no model, since each page is of one, in %s',
  language => {
    const word = new RegExp(MODEL[language] ?? 'model', 'iu')
    const found = products
      .filter(({ family }) => !NAMES_OTHER_MODELS.has(family))
      .flatMap(({ key, familyDescription, highlights, deliveryPackage, faq }) => {
        const answers = faq.flatMap(({ question, answer }) => [question, answer])
        const texts = [familyDescription, ...highlights, ...deliveryPackage.map(({ name }) => name), ...answers]
        return texts.flatMap(text => (word.test(text[language] ?? '') ? `${key}: ${text[language]}` : []))
      })
    expect(found).toEqual([])
  },
)

test.each(LANGUAGES)('PDP-02 a box holds what its list says, and not one thing or another, in %s', language => {
  const either = new RegExp(`(?<!\\p{L})(${OR[language]})(?!\\p{L})`, 'iu')
  const found = products.flatMap(({ key, name, deliveryPackage }) =>
    [name, ...deliveryPackage.map(part => part.name)].flatMap(text =>
      either.test(text[language] ?? '') ? `${key}: ${text[language]}` : [],
    ),
  )
  expect(found).toEqual([])
})

test('PDP-02 a text that is about some products of a family is about the same ones in every language', () => {
  const { families, texts } = source
  for (const { key } of families) {
    const conditions = LANGUAGES.map(language => {
      const { deliveryPackage, faq } = texts[language].families[key] ?? { deliveryPackage: [], faq: [] }
      return [deliveryPackage, faq].map(list => list.map(({ only, when }) => ({ only, when })))
    })
    for (const [index, condition] of conditions.entries()) expect(condition, `${key} ${LANGUAGES[index]}`).toEqual(conditions[0])
  }
})

/** What of a product's page must be there, and must not, in words of its English texts. */
const OWN_TEXTS: readonly [sku: string, has: RegExp, hasNot: RegExp][] = [
  ['EX30590001', /Yes, in the stepladder position[\s\S]*/, /even floor/],
  ['EX30590004', /even floor/, /[Ll]ean ladder|stepladder position|rungs or/],
  ['EX30280001', /Set of fuel holders[\s\S]*Any GN container/, /soup station|Round/],
  ['EX30280009', /Round stainless steel insert[\s\S]*Fuel holder with lid/, /GN container|Set of/],
  ['EX18280001', /Any GN container[\s\S]*soup station/, /Rectangular/],
  ['EX30190003', /Cast iron/, /[Cc]oated aluminium|Brussels/],
  ['EX30190009', /Coated aluminium/, /Cast iron|Brussels|two or four/],
  ['EX30190006', /Cast iron[\s\S]*Brussels/, /[Cc]oated aluminium/],
  ['EX30550001', /ready again after about eight/, /industrial models/],
  ['EX30550006', /release the pressure and refill\./, /ready again/],
  ['EX30500001', /adapter/i, /[Pp]ower cable|temperature/],
  ['EX30380001', /two wheels fitted/, /wheel and belt fitted/],
  ['EX30380007', /wheel and belt fitted/, /two wheels/],
  ['EX30570001', /Wall panel with storage bins[\s\S]*fix the panel/, /Set of stackable|Rack with|different sizes/],
  ['EX30570005', /Set of stackable storage bins[\s\S]*different sizes/, /Wall panel with|Rack with|fix the panel/],
  ['EX30570009', /Rack with storage bins/, /Wall panel with|Set of stackable|fix the panel/],
  ['EX10700001', /Set of weights\nStorage case\nTongs/, /box/],
  ['EX10700003', /Weight\nStorage box/, /Set of weights|Storage case|Tongs/],
  ['EX30370001', /Set of wheels/, /feet/],
  ['EX10720001', /Bottle of/, /Canister/],
  ['EX10720002', /Canister of/, /Bottle/],
  ['EX30160001', /Set of trays/, /grids|steam/],
  ['EX30160008', /Set of trays[\s\S]*steam/, /grids/],
  ['EX30620001', /Face cushion[\s\S]*Carry bag[\s\S]*travelling/, /Head cushion/],
  ['EX30620007', /Head cushion[\s\S]*Hand control/, /Face cushion|travelling/],
  ['EX10670001', /Pack of rods[\s\S]*rod diameter/, /Spool|gas for the wire/],
  ['EX10670003', /Spool of wire[\s\S]*gas for the wire/, /Pack of rods|Which rod/],
  ['EX30480001', /Scale frame[\s\S]*U-frame/, /Scale platform|Ramp/],
  ['EX30480005', /Scale platform/, /Scale frame|Ramp|U-frame/],
  ['EX30480009', /Scale platform[\s\S]*Ramp/, /Scale frame|U-frame/],
  ['EX30610001', /Folding table/, /bench/],
  ['EX30610009', /Folding table[\s\S]*Folding bench/, /two benches/],
  ['EX30520001', /Stainless steel lid/, /ring covers/],
  ['EX30520005', /Set of ring covers[\s\S]*ring covers for/, /steel lid/],
  ['EX30260005', /Upright freezer cabinet/, /Refrigerated cabinet|Commercial fridge/],
  ['EX30260009', /Commercial fridge/, /GN 2|freezer cabinet/],
  ['EX10680001', /Round sling\n/, /Chain sling\n/],
  ['EX10680004', /Chain sling\n/, /Round sling\n/],
  ['EX30500005', /Power cable[\s\S]*that of the plate/, /adapter/],
]
test.each(OWN_TEXTS)('PDP-02 %s says %s, and not %s', (sku, has, hasNot) => {
  const product = products.find(({ variants }) => variants[0]?.sku === sku)
  const { familyDescription, highlights = [], deliveryPackage = [], faq = [] } = product ?? {}
  const answers = faq.flatMap(({ question, answer }) => [question, answer])
  const said = [familyDescription, ...highlights, ...deliveryPackage.map(({ name }) => name), ...answers]
  const text = said.map(each => each?.en ?? '').join('\n')
  expect(text).toMatch(has)
  expect(text).not.toMatch(hasNot)
})

test('PDP-02 a couch that is carried comes with its bag, one that is driven with its hand control, and a shelf says its own load', () => {
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
