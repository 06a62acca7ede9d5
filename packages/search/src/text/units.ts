/** A unit as it is compared: amounts of the same kind are brought to one unit, so that 1.5 kW and 1500 W meet. */
interface Unit {
  readonly base: string
  readonly factor: number
}

const WORDS: readonly (readonly [base: string, factor: number, folded: string])[] = [
  ['w', 1, 'w watt watts watti wattia watta watty wattow watov wat waty watow вт ват вата'],
  ['w', 1000, 'kw kilowatt kilowatts kilowattia квт киловат'],
  ['wh', 1, 'wh'],
  ['wh', 1000, 'kwh квтч'],
  [
    'l',
    1,
    'l liter litre litres liters ltr lt litr litry litrow litru litra litri litara litrov litri litro litros litru litrai litru litraa litran liters лит л литър литра литри λ λτ λιτρο λιτρα λιτρων',
  ],
  ['l', 0.001, 'ml milliliter millilitre millilitri mililitr mililitros мл μλ'],
  [
    'g',
    1,
    'g gr gram grams gramm gramme grammes gramow gramu grama gramai gramos grammi grammo grammaa гр г грам грама γρ γραμμαρια',
  ],
  [
    'g',
    1000,
    'kg kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos kilogramow kilogramu kilograma kilogrammaa chilogrammi chilogrammo kilograme кг килограм килограма κιλα κιλο κιλων κγ',
  ],
  [
    'g',
    1_000_000,
    't ton tons tonne tonnes tonnen tonn tonnia tona tony ton tun tuny ton tone tonelada toneladas tonnellate tonnellata т тон тона тонове τον τονοι τονων',
  ],
  ['mm', 1, 'mm millimeter millimetre millimetres milimetr milimetry milimetrow milimetros millimetri мм милиметра χιλ χιλιοστα'],
  [
    'mm',
    10,
    'cm zentimeter centimeter centimetre centimetres centimetr centymetr centymetry centymetrow centimetros centimetri centimetru centimetara centimetrov senttia см сантиметра εκ εκατοστα',
  ],
  [
    'mm',
    1000,
    'm meter metre metres meters metr metry metrow metru metrov metara metro metros metri metria metrai м метър метра метри μετρα μετρο',
  ],
  ['a', 1, 'a amp ampere amperes amper ampery amperow amperov ampera ampere amperios ampeeria ампера а'],
  ['v', 1, 'v volt volts volty voltow voltov volta volti voltia voltios волта волт в βολτ'],
  ['mah', 1, 'mah мач'],
  ['mah', 1000, 'ah ач'],
  ['bar', 1, 'bar bars barow barov baru bara бар μπαρ'],
  ['hz', 1, 'hz хц'],
  ['hz', 1000, 'khz'],
  ['hz', 1_000_000, 'mhz'],
  ['hz', 1_000_000_000, 'ghz'],
  ['pa', 1, 'pa'],
  ['pa', 1000, 'kpa'],
  ['pa', 1_000_000, 'mpa'],
  ['nm', 1, 'nm'],
  ['j', 1, 'j joule joules dzul'],
  ['n', 1, 'n newton'],
  ['n', 1000, 'kn'],
  ['db', 1, 'db дб'],
  ['h', 1, 'h hour hours stunde stunden std heure heures godz ч час часа ωρες'],
]

const UNITS: ReadonlyMap<string, Unit> = new Map(
  WORDS.flatMap(([base, factor, folded]) => folded.split(' ').map(word => [word, { base, factor }] as const)),
)

/** The word for an amount, such as `1500w` for 1.5 and `kw`, or undefined where the second word is no unit. */
export function amountWordOf(number: string, word: string): string | undefined {
  const unit = UNITS.get(word)
  if (!unit) return undefined
  const amount = Number(number) * unit.factor
  // Twelve digits keep 0.1 × 3 from being another amount than 0.3.
  return `${Number.isSafeInteger(amount) ? amount : Number(amount.toPrecision(12))}${unit.base}`
}
