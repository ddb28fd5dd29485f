import type { Provenance } from '../../harness/provenance.ts'
import { NONE } from '../format.ts'
import { outcomeOf, pruners, verdicts, warnings } from './fixed-sections.ts'
import { html, json, type Markup } from './markup.ts'
import type { HtmlModel, StaticParts } from './model.ts'
import { provenance } from './provenance-section.ts'
import { SECTIONS } from './sections.ts'
import { STYLE } from './style.ts'

export interface PageInput {
  readonly model: HtmlModel
  readonly parts: StaticParts
  readonly provenance: Provenance
  /** The client's code, as one script. */
  readonly script: string
}

/** report.html: one file that opens from disk, asks nothing of the network and holds all it shows. */
export function renderPage({ model, parts, provenance: origin, script }: PageInput): string {
  const fixed = [
    { id: 'pruners', title: 'Pruners', body: pruners(parts.pruning) },
    { id: 'verdicts', title: 'Verdicts', body: verdicts(parts.verdicts) },
    { id: 'warnings', title: 'Warnings', body: warnings(parts.warnings) },
    { id: 'provenance', title: 'Provenance', body: provenance(origin) },
  ].filter(({ body }) => body.markup !== '')
  const worst = { id: 'worst', title: 'Worst documents' }
  const links = [...SECTIONS, worst, ...fixed].map(
    ({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`,
  )
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
<title>tokengauge report</title>
<link rel="icon" href="data:,">
<style>${{ markup: STYLE }}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the charts</a>
<header>
<div class="top"><h1>How far off are token estimators?</h1><button type="button" id="theme">Dark</button></div>
<p class="lead">${String(model.estimators.length)} estimators against ${String(model.references.length)} exact tokenizers, on ${model.documents.length.toLocaleString('en')} documents of the holdout.</p>
<p class="meta">${badges(parts, origin)} tokengauge ${origin.tokengaugeVersion}, commit ${origin.commit?.slice(0, 10) ?? NONE}${origin.dirty ? ' with changes' : ''}, ${origin.startedAt.slice(0, 16).replace('T', ' ')} UTC</p>
<nav aria-label="Sections"><ul>${links}</ul></nav>
</header>
<main id="main">
<noscript><p>The charts are drawn by this page’s own script, which is switched off. accuracy.csv, beside this file, has every figure.</p></noscript>
${SECTIONS.map(
  ({
    id,
    title,
    lead,
  }) => html`<section id="${id}" class="charted" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>
<p class="lead">${lead}</p></section>
`,
)}
<section id="worst" aria-labelledby="worst-title"><h2 id="worst-title">${worst.title}</h2>
<p class="lead">Documents of 50 tokens or more that an estimator misses by the greatest factor, and how they begin. Colours change at token boundaries, where the reference tells them.</p></section>
${fixed.map(
  ({
    id,
    title,
    body,
  }) => html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>
${body}</section>
`,
)}
</main>
<footer><p class="note">Charts: Observable Plot and D3 (ISC licence). The words are those of GLOSSARY.md; an empty figure (${NONE}) is not available, never 0.</p></footer>
<script type="application/json" id="model">${json(model)}</script>
<script>${{ markup: script.replaceAll('</script', '<\\/script') }}</script>
</body>
</html>
`
  return page.markup
}

function badges({ verdicts }: StaticParts, origin: Provenance): Markup {
  const outcome = outcomeOf(verdicts)
  return html`<span class="badge${outcome === 'passed' ? '' : ' bad'}">gate ${outcome}</span>${
    origin.quick ? html`<span class="badge bad">quick run: a quarter of the documents</span>` : ''
  }${origin.filters.length > 0 ? html`<span class="badge">narrowed: ${origin.filters.join(' ')}</span>` : ''}`
}
