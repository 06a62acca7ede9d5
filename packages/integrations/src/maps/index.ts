export { createMapsAddressValidator, type MapsSettings } from './maps-address-validator.ts'
