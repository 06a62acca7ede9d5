/** The XML of the tax office: a list of pairs. */
export function evatrXmlOf(own: string, asked: string, code: number): string {
  const pairs: [string, string][] = [
    ['UstId_1', own],
    ['ErrorCode', String(code)],
    ['UstId_2', asked],
    ['Druck', 'nein'],
    ['Erg_PLZ', ''],
    ['Ort', ''],
    ['Datum', '21.11.2026'],
    ['PLZ', ''],
    ['Erg_Ort', ''],
    ['Uhrzeit', '10:00:00'],
    ['Erg_Name', ''],
    ['Gueltig_ab', ''],
    ['Gueltig_bis', ''],
    ['Strasse', ''],
    ['Firmenname', ''],
    ['Erg_Str', ''],
  ]
  const string = (text: string) => `<value><string>${text.replace(/[<>&]/g, '')}</string></value>\n`
  const params = pairs.map(
    ([name, value]) => `<param>\n<value><array><data>\n${string(name)}${string(value)}</data></array></value>\n</param>\n`,
  )
  return `<params>\n${params.join('')}</params>\n`
}

const EVATR_STATUSES: Readonly<Record<number, readonly [word: string, httpStatus: number]>> = {
  200: ['evatr-0000', 200],
  202: ['evatr-2001', 404],
  204: ['evatr-2006', 200],
  205: ['evatr-1001', 503],
  208: ['evatr-0011', 503],
  209: ['evatr-0005', 400],
  212: ['evatr-2003', 400],
  213: ['evatr-0006', 403],
  216: ['evatr-0003', 400],
  218: ['evatr-2008', 200],
  219: ['evatr-2008', 200],
  223: ['evatr-0000', 200],
  999: ['evatr-1002', 500],
}

/** The JSON of the tax office's newer service, with its status. */
export function evatrRestOf(code: number): { readonly httpStatus: number; readonly body: object } {
  const [status, httpStatus] = EVATR_STATUSES[code] ?? ['evatr-1002', 500]
  const body = {
    id: 'd6f1148c48118a14',
    anfrageZeitpunkt: '2026-11-21T10:00:00.00+01:00',
    status,
    gueltigAb: null,
    gueltigBis: status === 'evatr-2006' ? '2024-12-31' : null,
    ergFirmenname: null,
    ergStrasse: null,
    ergPlz: null,
    ergOrt: null,
  }
  return { httpStatus, body }
}

const VIES_ERRORS: Readonly<Record<number, string>> = {
  205: 'MS_UNAVAILABLE',
  208: 'MS_MAX_CONCURRENT_REQ',
  999: 'SERVICE_UNAVAILABLE',
}
const VIES_VALID: readonly number[] = [200, 216, 218, 219, 223]

/** The JSON of the Commission's service; faults come with status 200 too. */
export function viesOf(countryCode: string, vatNumber: string, code: number): object {
  const valid = VIES_VALID.includes(code)
  return {
    countryCode,
    vatNumber,
    requestDate: '2026-11-21T09:00:00.000Z',
    valid,
    requestIdentifier: valid ? 'WAPIAAAAZ1' : '',
    name: '---',
    address: '---',
    userError: VIES_ERRORS[code] ?? (valid ? 'VALID' : code === 202 || code === 204 ? 'INVALID' : 'INVALID_INPUT'),
  }
}
