export { TOGGLE_PREFIX, type ToggleName, type Toggles, togglesOf } from './toggle.ts'
