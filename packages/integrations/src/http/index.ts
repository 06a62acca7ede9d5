export { createOutsideClient, type OutsideClient, type OutsideRequest, type OutsideResponse } from './outside-client.ts'
export { OutsideFailure, type OutsideFailureReason } from './outside-failure.ts'
