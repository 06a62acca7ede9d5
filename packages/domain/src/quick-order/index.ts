export {
  additionsOfQuickOrder,
  checkQuickOrder,
  MAX_QUICK_ORDER_LINES,
  numbersOfQuickOrder,
  type QuickOrderEntry,
  type QuickOrderItem,
  type QuickOrderLine,
  type QuickOrderProblem,
  readQuickOrder,
  writeQuickOrder,
} from './quick-order.ts'
