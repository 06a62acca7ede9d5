export { readRelationRules, removeRelationRule, setRelationRules } from './relation-rules.ts'
