export { getInventory } from './get-inventory.ts'
