import type { UpstreamSettingsReader } from '../settings/index.ts'
import { SUPPORT_CASE_DETAILS, type SupportCaseDetail } from './support-form.ts'
import type { SupportFormSettings } from './web-to-case.ts'

const ORGANISATION = { pattern: /^00D[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?$/, words: 'the id of an organisation (00D…)' }
const RECORD_TYPE = /^012[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?$/
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+$/
const FIELD_ID = /^00N[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?$/

/** Where support cases go, and the ids of the organisation and its fields there. Adds to `problems` what cannot be used. */
export function readSupportFormSettings(
  env: NodeJS.ProcessEnv,
  upstream: UpstreamSettingsReader,
  problems: string[],
): SupportFormSettings {
  const recordType = env.SUPPORT_FORM_RECORD_TYPE
  if (recordType && !RECORD_TYPE.test(recordType)) problems.push('SUPPORT_FORM_RECORD_TYPE is not the id of a record type (012…)')
  const debugEmail = env.SUPPORT_FORM_DEBUG_EMAIL
  if (debugEmail && !EMAIL.test(debugEmail)) problems.push('SUPPORT_FORM_DEBUG_EMAIL is not an address')
  return {
    url: upstream.url('SUPPORT_FORM_URL', env.SUPPORT_FORM_URL, '/servlet/servlet.WebToCase'),
    organisationId: upstream.key('SUPPORT_FORM_ORGANISATION', env.SUPPORT_FORM_ORGANISATION, '00D000000000001', ORGANISATION),
    ...(recordType ? { recordType } : {}),
    ...(debugEmail ? { debugEmail } : {}),
    fieldIds: readFieldIds(upstream.key('SUPPORT_FORM_FIELDS', env.SUPPORT_FORM_FIELDS, LOCAL_FIELD_IDS), problems),
  }
}

/** Ids of the stand-in, which takes any. */
const LOCAL_FIELD_IDS = SUPPORT_CASE_DETAILS.map(
  (detail, index) => `${detail}=00N000000000A${String(index + 1).padStart(2, '0')}`,
).join()

function readFieldIds(text: string, problems: string[]): Partial<Record<SupportCaseDetail, string>> {
  const ids: Partial<Record<SupportCaseDetail, string>> = {}
  for (const pair of text.split(',')) {
    const [name = '', id = ''] = pair.split('=')
    const detail = SUPPORT_CASE_DETAILS.find(candidate => candidate === name)
    if (detail && FIELD_ID.test(id)) ids[detail] = id
    else
      problems.push(`SUPPORT_FORM_FIELDS has ${pair}, which is not one of ${SUPPORT_CASE_DETAILS.join(', ')} with an id (00N…)`)
  }
  return ids
}
