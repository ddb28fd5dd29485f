// Apart from `index.ts`: a bundler resolves every import of a barrel, and would fail on packages a user does not have.
export { aiTokenizer } from './ai-tokenizer.ts'
export { gptTokenizer } from './gpt-tokenizer.ts'
export { type HuggingFaceVocabulary, huggingface } from './huggingface.ts'
export { hypertok } from './hypertok.ts'
export { type TiktokenEncoding, tiktoken } from './tiktoken.ts'
export { tokenx } from './tokenx.ts'
