export { type Dispatch, dispatchOf, openGoodsOf, type Shipment, type ShipmentLine, type WantedUnits } from './shipment.ts'
