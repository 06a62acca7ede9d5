export { createOutsideClient, type OutsideClient, type OutsideRequest, type OutsideResponse } from './outside-client.ts'
export { OutsideFailure } from './outside-failure.ts'
export { type JsonObject, readJsonObject } from './read-json.ts'
