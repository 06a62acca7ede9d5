export { type OfferedGuarantees, type StepAfterAdding, stepAfterAdding } from './step-after-adding.ts'
