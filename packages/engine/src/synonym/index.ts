export {
  proposeSynonyms,
  readSynonyms,
  removeSynonym,
  type SynonymProposal,
  setSynonyms,
} from './synonyms.ts'
