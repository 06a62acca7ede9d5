export {
  type BegunCall,
  beginCall,
  type CallBegin,
  giveUpCall,
  keepAnswer,
  type RepeatableCall,
} from './repeatable-call.ts'
