export { mayBecome, requireTransition, type Transitions } from './transition.ts'
