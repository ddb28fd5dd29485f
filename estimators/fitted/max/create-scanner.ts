import { DeepseekScanner } from './scan-deepseek.ts'
import { Gpt2Scanner } from './scan-gpt2.ts'
import { SentencePieceScanner } from './scan-sentencepiece.ts'
import { TiktokenScanner } from './scan-tiktoken.ts'
import type { Scanner, ScannerRules } from './scanner.ts'

export function createScanner(rules: ScannerRules): Scanner {
  switch (rules.family) {
    case 'tiktoken':
      return new TiktokenScanner(rules)
    case 'deepseek':
      return new DeepseekScanner()
    case 'gpt2':
      return new Gpt2Scanner()
    case 'sentencepiece':
      return new SentencePieceScanner()
  }
}
