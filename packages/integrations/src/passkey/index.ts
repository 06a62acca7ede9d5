export {
  askForPasskey,
  askForSignature,
  type PasskeyAnswer,
  type PasskeyCheck,
  readNewPasskey,
  readSignature,
} from './passkey-ceremonies.ts'
