import { expect, test } from 'vitest'
import {
  blocklyMessages,
  declarationText,
  jsonStrings,
  markdownProse,
  withoutLeadingComment,
} from '../../corpora/cleaning.ts'

test('declarationText keeps the text of the body, paragraphs apart', () => {
  const html = `<!doctype html>
<html><head><title>X</title></head>
  <body>
    <h1>Rights &#x26; duties</h1>
    <header>
      <h2>Preamble</h2>
      <p>Whereas,</p>
      <p>Therefore.</p>
    </header>
  </body>
</html>
`
  expect(declarationText.apply(html)).toBe('Rights & duties\n\nPreamble\n\nWhereas,\n\nTherefore.\n')
})

test('withoutLeadingComment removes the notice at the top and nothing else', () => {
  expect(withoutLeadingComment.apply('/*\n * Notice\n */\n#import "a.h" /* kept */\n')).toBe(
    '#import "a.h" /* kept */\n',
  )
  expect(withoutLeadingComment.apply('# Notice\n# More\n\nimport os  # kept\n')).toBe('import os  # kept\n')
  expect(withoutLeadingComment.apply('#!/bin/sh\n# kept\n')).toBe('#!/bin/sh\n# kept\n')
  expect(withoutLeadingComment.apply('#import <X.h>\n')).toBe('#import <X.h>\n')
  expect(withoutLeadingComment.apply('code()\n// kept\n')).toBe('code()\n// kept\n')
})

test('markdownProse removes HTML, link definitions and fenced code, and keeps the sentences', () => {
  const markdown = `<div>\n  <img src="x">\n</div>\n\n[badge]: https://x.test\n\n# Title\n\n\`\`\`sh\nnpm i x\n\`\`\`\n\nA [link](u) in **prose**.\n`
  expect(markdownProse.apply(markdown)).toBe('# Title\n\nA [link](u) in **prose**.\n')
})

test('blocklyMessages keeps what was translated, and no links', () => {
  const script = [
    'var Blockly = Blockly || { Msg: Object.create(null) };',
    'Blockly.Msg["ADD_COMMENT"] = "Ajouter \\"ceci\\"\\net cela";',
    'Blockly.Msg["ALT_KEY"] = "Alt";  // untranslated',
    'Blockly.Msg["LISTS_HELPURL"] = "https://example.test";',
    'Blockly.Msg["UNDO"] = "Annuler";',
    '',
  ].join('\n')
  expect(blocklyMessages.apply(script)).toBe('Ajouter "ceci" et cela\nAnnuler\n')
})

test('jsonStrings keeps sentences and words beyond ASCII, and no keys or codes', () => {
  const json = JSON.stringify({ lang: 'ja', rules: { 'area-alt': { help: '値', tags: ['a b', 'wcag'] } } })
  expect(jsonStrings.apply(json)).toBe('値\na b\n')
})
