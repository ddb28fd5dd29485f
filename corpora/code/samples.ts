import type { Split } from '../document.ts'
import type { Source } from '../manifest.ts'

/**
 * One small file a language. Each comes from another author, so each is a source of its own. Left out:
 * languages that have a kind of their own, dialects of a language that is in, and data formats.
 */
export const samples: readonly Source[] = [
  ...languages(
    'train',
    `abap ada apache apl applescript asm astro awk ballerina bat bicep c clojure cmake cobol codeql coffee
    crystal d dart diff docker elm erlang fish gdscript gherkin glsl go graphql groovy haml haskell hcl http
    imba jinja-html julia kusto latex less liquid lisp make matlab mermaid nginx nim objective-cpp ocaml pascal
    perl powershell prisma prolog proto pug puppet r razor riscv ruby sas scheme smalltalk sql stata stylus tcl
    toml twig v vb vhdl vue wasm xsl zig`,
  ),
  ...languages(
    'holdout',
    `actionscript-3 bibtex cpp csharp cue cypher elixir erb fsharp gnuplot handlebars ini kotlin lua marko mojo
    nextflow nix nushell php plsql powerquery purescript raku rst rust scala shaderlab sparql ssh-config svelte
    system-verilog tsx turtle viml vyper wgsl wolfram`,
  ),
]

function languages(split: Split, names: string): Source[] {
  return names.split(/\s+/).map((name) => ({
    id: `sample-${name}`,
    kind: 'code/samples',
    split,
    licence: 'MIT',
    origin: { package: 'shiki', files: [`samples/${name}.sample`] },
    cut: 'whole',
  }))
}
