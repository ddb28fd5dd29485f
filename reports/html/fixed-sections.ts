import { groupBy } from '../../harness/group-by.ts'
import type { ViolationLine } from '../../harness/pruning/violations.ts'
import type { Verdict } from '../../harness/summary.ts'
import { counted, explain, NONE, percent, ruleOf } from '../format.ts'
import { html, type Markup } from './markup.ts'

/** A longer list is there to be opened. */
const OPEN_UP_TO = 10

const NOTHING: Markup = { markup: '' }

export function outcomeOf(verdicts: readonly Verdict[]): 'passed' | 'not passed' {
  return verdicts.length > 0 && verdicts.every(({ state }) => state === 'passed') ? 'passed' : 'not passed'
}

/** How many of each rule passed; then, by name, those that did not; then all. */
export function verdicts(all: readonly Verdict[]): Markup {
  if (all.length === 0) return html`<p>The gate judged nothing.</p>`
  const bad = all.filter(({ state }) => state !== 'passed')
  const rules = Array.from(groupBy(all, ruleOf), ([rule, ofRule]) => {
    const passed = ofRule.filter(({ state }) => state === 'passed').length
    return html`<tr><td>${rule}</td><td class="number">${passed}</td><td class="number">${ofRule.length - passed}</td></tr>`
  })
  return html`<p class="lead">${counted(all.length, 'verdict')}, ${bad.length} of them not passed.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Verdicts by rule"><table class="text"><thead><tr><th scope="col">rule</th><th scope="col" class="number">passed</th><th scope="col" class="number">not passed</th></tr></thead><tbody>${rules}</tbody></table></div>
${bad.length === 0 ? NOTHING : verdictTable('Those that did not pass', bad, bad.length <= OPEN_UP_TO)}
${verdictTable('All verdicts', all, false)}`
}

function verdictTable(title: string, lines: readonly Verdict[], open: boolean): Markup {
  return html`<details${{ markup: open ? ' open' : '' }}><summary>${title} (${lines.length})</summary><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table class="text"><thead><tr><th scope="col">gate</th><th scope="col">verdict</th><th scope="col">why</th></tr></thead><tbody>${lines.map(
    (verdict) => html`<tr><td>${verdict.gate}</td><td>${verdict.state}</td><td>${explain(verdict)}</td></tr>`,
  )}</tbody></table></div></details>`
}

export function warnings(texts: readonly string[]): Markup {
  return texts.length === 0 ? NOTHING : html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>`
}

/** Share of the conversations in which a pruner broke an invariant. */
export function pruners(lines: readonly ViolationLine[]): Markup {
  if (lines.length === 0) return NOTHING
  const invariants = [...new Set(lines.map(({ invariant }) => invariant))]
  const contenders = groupBy(lines, ({ pruner, version, options }) => `${pruner} ${version}\n${options}`)
  const head = invariants.map((invariant) => html`<th scope="col" class="number">${invariant}</th>`)
  const body = Array.from(contenders, ([name, own]) => {
    const [pruner = '', options = ''] = name.split('\n')
    return html`<tr><td>${pruner}</td><td>${options}</td><td class="number">${(own[0] as ViolationLine).cases.toLocaleString('en')}</td>${invariants.map(
      (invariant) =>
        html`<td class="number">${shareOf(own.find((line) => line.invariant === invariant))}</td>`,
    )}</tr>`
  })
  return html`<p class="lead">Share of generated conversations, in %, in which a pruner’s answer breaks a rule. 0 is none at all.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Pruners"><table class="text"><thead><tr><th scope="col">pruner</th><th scope="col">options</th><th scope="col" class="number">cases</th>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

function shareOf(line: ViolationLine | undefined): string {
  if (line === undefined || line.cases === 0) return NONE
  return line.violations === 0 ? '0' : percent(line.share)
}
