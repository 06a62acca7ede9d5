export { type Dispatch, dispatchOf, type Shipment, type ShipmentLine, type WantedUnits } from './shipment.ts'
