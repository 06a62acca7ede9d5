export { webFormStateOf } from './web-form-state.ts'
