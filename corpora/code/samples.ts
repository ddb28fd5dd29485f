import type { Split } from '../document.ts'
import type { Source } from '../manifest.ts'
import { hash32 } from '../random.ts'

/**
 * One small file a language. Each comes from another author, so each is a source of its own. Left out:
 * languages that have a kind of their own, dialects of a language that is in, and data formats. The most used
 * languages are in; of the others so many are drawn, by a hash of their names.
 */
export const samples: readonly Source[] = [
  ...languages('train', names('c dart docker go matlab perl powershell r ruby sql')),
  ...languages(
    'train',
    drawn(
      42,
      `abap ada apache apl applescript asm astro awk ballerina bat bicep clojure cmake cobol codeql coffee
      crystal d diff elm erlang fish gdscript gherkin glsl graphql groovy haml haskell hcl http imba jinja-html
      julia kusto latex less liquid lisp make mermaid nginx nim objective-cpp ocaml pascal prisma prolog proto
      pug puppet razor riscv sas scheme smalltalk stata stylus tcl toml twig v vb vhdl vue wasm xsl zig`,
    ),
  ),
  ...languages('holdout', names('cpp csharp kotlin lua php rust scala tsx')),
  ...languages(
    'holdout',
    drawn(
      20,
      `actionscript-3 bibtex cue cypher elixir erb fsharp gnuplot handlebars ini marko mojo nextflow nix nushell
      plsql powerquery purescript raku rst shaderlab sparql ssh-config svelte system-verilog turtle viml vyper
      wgsl wolfram`,
    ),
  ),
]

function names(list: string): string[] {
  return list.split(/\s+/)
}

function drawn(count: number, list: string): string[] {
  return names(list)
    .sort((a, b) => hash32(a) - hash32(b))
    .slice(0, count)
    .sort()
}

function languages(split: Split, chosen: readonly string[]): Source[] {
  return chosen.map((name) => ({
    id: `sample-${name}`,
    kind: 'code/samples',
    split,
    licence: 'MIT',
    origin: { package: 'shiki', files: [`samples/${name}.sample`] },
    cut: 'whole',
  }))
}
