import type { CountryCode } from '../market/market.ts'

/** Names by language where a body has several, else one name in the country's own language. */
type BodyName = string | Readonly<Record<string, string>>

interface OfficialBodies {
  /** Authority for the protection of personal data. */
  readonly dataProtection: BodyName
  /** Where consumers turn to in a dispute with a trader. */
  readonly consumerDisputes: BodyName
  /** Register or system that takes back used batteries. */
  readonly batteryTakeBack: BodyName
}

/** Official bodies by country, under their own names. The one for data protection in DE is that of the company's seat. */
const BODIES: Record<CountryCode, OfficialBodies> = {
  AT: {
    dataProtection: 'Österreichische Datenschutzbehörde',
    consumerDisputes: 'Schlichtung für Verbrauchergeschäfte',
    batteryTakeBack: 'Elektroaltgeräte Koordinierungsstelle Austria GmbH',
  },
  BE: {
    dataProtection: { fr: 'Autorité de protection des données', nl: 'Gegevensbeschermingsautoriteit' },
    consumerDisputes: { fr: 'Service de Médiation pour le Consommateur', nl: 'Consumentenombudsdienst' },
    batteryTakeBack: 'Bebat',
  },
  BG: {
    dataProtection: 'Комисия за защита на личните данни',
    consumerDisputes: 'Комисия за защита на потребителите',
    batteryTakeBack: 'Изпълнителна агенция по околна среда',
  },
  CH: {
    dataProtection: {
      de: 'Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter (EDÖB)',
      fr: 'Préposé fédéral à la protection des données et à la transparence (PFPDT)',
      it: 'Incaricato federale della protezione dei dati e della trasparenza (IFPDT)',
    },
    consumerDisputes: {
      de: 'Eidgenössisches Büro für Konsumentenfragen (BFK)',
      fr: 'Bureau fédéral de la consommation (BFC)',
      it: 'Ufficio federale del consumo (UFDC)',
    },
    batteryTakeBack: 'INOBAT',
  },
  CZ: {
    dataProtection: 'Úřad pro ochranu osobních údajů',
    consumerDisputes: 'Česká obchodní inspekce',
    batteryTakeBack: 'ECOBAT',
  },
  DE: {
    dataProtection: 'Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen',
    consumerDisputes: 'Universalschlichtungsstelle des Bundes',
    batteryTakeBack: 'stiftung elektro-altgeräte register (stiftung ear)',
  },
  DK: {
    dataProtection: 'Datatilsynet',
    consumerDisputes: 'Forbrugerklagenævnet',
    batteryTakeBack: 'Dansk Producentansvar',
  },
  ES: {
    dataProtection: 'Agencia Española de Protección de Datos',
    consumerDisputes: 'Sistema Arbitral de Consumo',
    batteryTakeBack: 'Registro Integrado Industrial (RII-PYA)',
  },
  FI: {
    dataProtection: 'Tietosuojavaltuutetun toimisto',
    consumerDisputes: 'Kuluttajariitalautakunta',
    batteryTakeBack: 'Recser Oy',
  },
  FR: {
    dataProtection: 'Commission nationale de l’informatique et des libertés (CNIL)',
    consumerDisputes: 'Centre Européen des Consommateurs France',
    batteryTakeBack: 'SYDEREP (ADEME)',
  },
  GB: {
    dataProtection: 'Information Commissioner’s Office',
    consumerDisputes: 'Citizens Advice',
    batteryTakeBack: 'National Packaging Waste Database (NPWD)',
  },
  GR: {
    dataProtection: 'Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα',
    consumerDisputes: 'Ευρωπαϊκό Κέντρο Καταναλωτή Ελλάδας',
    batteryTakeBack: 'Εθνικό Μητρώο Παραγωγών (Ε.Ο.ΑΝ.)',
  },
  HR: {
    dataProtection: 'Agencija za zaštitu osobnih podataka',
    consumerDisputes: 'Centar za mirenje pri Hrvatskoj gospodarskoj komori',
    batteryTakeBack: 'Fond za zaštitu okoliša i energetsku učinkovitost',
  },
  HU: {
    dataProtection: 'Nemzeti Adatvédelmi és Információszabadság Hatóság',
    consumerDisputes: 'Budapesti Békéltető Testület',
    batteryTakeBack: 'MOHU MOL Hulladékgazdálkodási Zrt.',
  },
  IE: {
    dataProtection: 'Data Protection Commission',
    consumerDisputes: 'European Consumer Centre Ireland',
    batteryTakeBack: 'Producer Register Limited',
  },
  IT: {
    dataProtection: 'Garante per la protezione dei dati personali',
    consumerDisputes: 'Centro Europeo Consumatori Italia',
    batteryTakeBack: 'Centro di Coordinamento Nazionale Pile e Accumulatori (CDCNPA)',
  },
  LT: {
    dataProtection: 'Valstybinė duomenų apsaugos inspekcija',
    consumerDisputes: 'Valstybinė vartotojų teisių apsaugos tarnyba',
    batteryTakeBack: 'Vieninga gaminių, pakuočių ir atliekų apskaitos informacinė sistema (GPAIS)',
  },
  NL: {
    dataProtection: 'Autoriteit Persoonsgegevens',
    consumerDisputes: 'De Geschillencommissie',
    batteryTakeBack: 'Stibat',
  },
  NO: {
    dataProtection: 'Datatilsynet',
    consumerDisputes: 'Forbrukertilsynet',
    batteryTakeBack: 'Batteriretur',
  },
  PL: {
    dataProtection: 'Urząd Ochrony Danych Osobowych',
    consumerDisputes: 'Inspekcja Handlowa',
    batteryTakeBack: 'Baza danych o produktach i opakowaniach oraz o gospodarce odpadami (BDO)',
  },
  PT: {
    dataProtection: 'Comissão Nacional de Proteção de Dados',
    consumerDisputes: 'Centro Nacional de Informação e Arbitragem de Conflitos de Consumo',
    batteryTakeBack: 'Agência Portuguesa do Ambiente (SILiAmb)',
  },
  RO: {
    dataProtection: 'Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal',
    consumerDisputes: 'Autoritatea Națională pentru Protecția Consumatorilor',
    batteryTakeBack: 'Sistemul Național de Reciclare a Bateriilor',
  },
  SE: {
    dataProtection: 'Integritetsskyddsmyndigheten',
    consumerDisputes: 'Allmänna reklamationsnämnden',
    batteryTakeBack: 'Naturvårdsverket',
  },
  SI: {
    dataProtection: 'Informacijski pooblaščenec',
    consumerDisputes: 'Evropski center za reševanje sporov (ECDR)',
    batteryTakeBack: 'ZEOS, d.o.o.',
  },
  SK: {
    dataProtection: 'Úrad na ochranu osobných údajov Slovenskej republiky',
    consumerDisputes: 'Slovenská obchodná inšpekcia',
    batteryTakeBack: 'Register výrobcov vyhradeného výrobku',
  },
}

/** Name of an official body of a country; in a country of several languages that of the language. */
export function officialBodyOf(kind: keyof OfficialBodies, country: CountryCode, language: string): string {
  const name = BODIES[country][kind]
  return typeof name === 'string' ? name : (name[language] ?? Object.values(name).join(' / '))
}
