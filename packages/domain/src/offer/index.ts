export { guaranteesToAdd, type OfferedGuarantees, type StepAfterAdding, stepAfterAdding } from './step-after-adding.ts'
