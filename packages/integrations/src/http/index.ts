export { createOutsideClient, type OutsideClient, type OutsideRequest, type OutsideResponse } from './outside-client.ts'
export { OutsideFailure } from './outside-failure.ts'
