export {
  createPasskeyOptions,
  createSignatureOptions,
  type PasskeyAnswer,
  type PasskeyCheck,
  readNewPasskey,
  readSignature,
} from './passkey-ceremonies.ts'
