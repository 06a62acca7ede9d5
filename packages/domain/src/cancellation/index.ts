export { cancelledCentsOf, cancelledLinesOf, openUnitsOf, requireCancellable } from './cancellation.ts'
