export { anAddress, aSlovakAddress } from '../address/address.fixtures.ts'
export { aCart, aLine, aReadyCart, type LineSketch, TODAY } from '../cart/cart.fixtures.ts'
export { aCustomer } from '../customer/customer.fixtures.ts'
export { anExampleOrder, anInvoice, EXAMPLE_ORDERS, exampleDocuments } from '../fiscal/fiscal.fixtures.ts'
