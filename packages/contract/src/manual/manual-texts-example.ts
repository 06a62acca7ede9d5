import { type FoundManualTexts, HAZARDS, MANUAL_CHAPTERS } from '@shop/domain/manual'

const hazard = {
  title: 'Heiße Oberflächen',
  danger: 'Heiße Teile verursachen Verbrennungen.',
  rules: ['Fassen Sie das Produkt nur an den Griffen an.'],
  faults: [['Das Produkt heizt nicht', 'Der Überhitzungsschutz hat ausgelöst', 'Abkühlen lassen und neu einschalten']],
} as const

/** Every chapter and every hazard has texts of its own; the example repeats those of one. */
export const manualTextsExample: FoundManualTexts = {
  title: 'Bedienungsanleitung',
  labels: {
    contents: 'Inhalt',
    model: 'Modell',
    articleNumber: 'Artikelnummer',
    page: 'Seite {page} von {pages}',
    fault: 'Störung',
    cause: 'Mögliche Ursache',
    remedy: 'Abhilfe',
  },
  signals: {
    danger: { word: 'GEFAHR', meaning: 'Nichtbeachtung führt zum Tod oder zu schweren Verletzungen.' },
    warning: { word: 'WARNUNG', meaning: 'Nichtbeachtung kann zum Tod oder zu schweren Verletzungen führen.' },
    caution: { word: 'VORSICHT', meaning: 'Nichtbeachtung kann zu leichten Verletzungen führen.' },
  },
  chapters: everyOne(MANUAL_CHAPTERS, { title: 'Reinigung und Pflege', steps: ['Wischen Sie das Produkt feucht ab.'] }),
  hazards: everyOne(HAZARDS, hazard),
  source: 'de',
}

function everyOne<Key extends string, Value>(keys: readonly Key[], value: Value): Record<Key, Value> {
  return Object.fromEntries(keys.map(key => [key, value])) as Record<Key, Value>
}
