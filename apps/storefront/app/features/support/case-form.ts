import { type CaseField, type CaseFields, type CaseProblem, caseFieldsOf, type SupportSubreason } from '@shop/domain/support-case'

/** What the names and ids of the form's fields begin with: other parts of a page have a `description` of their own. */
const PREFIX = 'case-'

/** Field that people do not see and robots fill in. */
export const TRAP_FIELD = 'website'
/** Id of the draft, for forms that are sent without scripts. */
export const CASE_DRAFT_FIELD = 'draftId'

/** Name and id of a field in the form. */
export function nameOfCaseField(field: CaseField): string {
  return `${PREFIX}${field}`
}

/** A problem under the name of its field in the form. */
export interface CaseFormProblem {
  readonly field: string
  readonly caseField: CaseField
  readonly rule: CaseProblem['rule']
}

export function formProblemOf({ field, rule }: CaseProblem): CaseFormProblem {
  return { field: nameOfCaseField(field), caseField: field, rule }
}

/** What was typed into the fields of a subreason. */
export function readCaseForm(form: FormData, subreason: SupportSubreason): CaseFields {
  const entries = caseFieldsOf(subreason).map(field => {
    const value = form.get(nameOfCaseField(field))
    return [field, typeof value === 'string' ? value : ''] as const
  })
  return Object.fromEntries(entries)
}

/** Whether a robot has filled the form in. */
export function isTrapped(form: FormData): boolean {
  return (form.get(TRAP_FIELD) ?? '') !== ''
}

/** What became of a form. */
export type CaseAnswer =
  | { readonly kind: 'created'; readonly caseNumber: string; readonly email?: string }
  | {
      readonly kind: 'refused'
      /** `failed`: nothing is wrong with the form, it may be sent again. */
      readonly reason: 'problems' | 'too-many' | 'failed'
      readonly problems: readonly CaseProblem[]
      /** What was typed, where it has to be shown again. */
      readonly typed?: CaseFields
    }
