export { createMapsAddressValidator, type MapsSettings } from './maps-address-validator.ts'
export { createMapsPlaceFinder, type PlaceSettings } from './maps-place-finder.ts'
