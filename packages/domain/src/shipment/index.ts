export {
  type Dispatch,
  dispatchOf,
  openGoodsOf,
  type SentParcel,
  type Shipment,
  type ShipmentLine,
  type WantedUnits,
} from './shipment.ts'
