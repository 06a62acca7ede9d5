export {
  CASE_LENGTHS,
  type CaseField,
  type CaseFields,
  type CaseProblem,
  type CaseRule,
  caseFieldsOf,
  caseProblems,
  isOptionalCaseField,
  PRODUCT_NUMBER_PREFIX,
  productDigitsOf,
  type SupportCase,
  supportCaseOf,
} from './case-draft.ts'
export {
  type CaseShortcut,
  isSubreasonOf,
  needsOf,
  SUPPORT_REASONS,
  type SupportReason,
  type SupportSubreason,
  subreasonsOf,
} from './support-reasons.ts'
export {
  chooseReason,
  isShortcutShown,
  NO_CHOICE,
  type SupportChoice,
  type SupportStart,
  supportQueryOf,
  supportStartOf,
  supportStepOf,
} from './support-step.ts'
export { WEB_FORM_PARAMETER } from './web-form-parameter.ts'
