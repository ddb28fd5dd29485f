import type { NormalForm } from '../../max/normalisation.ts'
import type { ScannerRules } from '../../max/scanner.ts'

const cl100k: ScannerRules = {
  family: 'tiktoken',
  splitCase: false,
  marks: false,
  digits: 3,
  contractions: 'apart',
  slashes: false,
  splitHan: false,
}

const o200k: ScannerRules = {
  family: 'tiktoken',
  splitCase: true,
  marks: true,
  digits: 3,
  contractions: 'suffix',
  slashes: true,
  splitHan: false,
}

/** How each reference splits its text; a test compares the pieces' counts with those of whole texts. */
export const scannerRules: Readonly<Record<string, ScannerRules>> = {
  o200k_base: o200k,
  cl100k_base: cl100k,
  'llama-3': cl100k,
  'qwen-3.6': { ...cl100k, marks: true, digits: 1 },
  'mistral-tekken': { ...o200k, digits: 1, contractions: 'none' },
  'deepseek-v4': { family: 'deepseek' },
  'kimi-k3': { ...o200k, slashes: false, splitHan: true },
  'gemma-3': { family: 'sentencepiece' },
  'claude-old': { family: 'gpt2' },
}

/** What a reference's tokenizer.json gives as its normalizer. */
export const normalForms: Readonly<Record<string, NormalForm>> = { 'qwen-3.6': 'NFC', 'claude-old': 'NFKC' }
