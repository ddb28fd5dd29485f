import { type Control, METRIC_NAMES, type MetricId } from '../charts/chart.ts'
import type { HtmlModel } from '../model.ts'
import { element } from './element.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

const CONTROL_NAMES: Readonly<Record<Control, string>> = {
  reference: 'Reference tokenizer',
  cell: 'Corpus or kind',
  corpus: 'Corpus',
  metric: 'Metric',
  speedCorpus: 'Corpus',
}

function choicesOf(model: HtmlModel, control: Control): Choice[] {
  switch (control) {
    case 'reference':
      return model.references.map((label, value) => ({ value: String(value), label }))
    case 'cell':
      return model.cells.map(({ corpus, kind }, value) => ({
        value: String(value),
        label:
          kind !== 'all'
            ? `  ${kind}`
            : corpus.startsWith('macro')
              ? (MACRO_NAMES[corpus] ?? corpus)
              : corpus,
      }))
    case 'corpus': {
      const corpora = [...new Set(model.documents.map(({ kind }) => kind.split('/')[0] as string))]
      return [{ value: '', label: 'all' }, ...corpora.map((label) => ({ value: label, label }))]
    }
    case 'metric':
      return (Object.keys(METRIC_NAMES) as MetricId[]).map((value) => ({ value, label: METRIC_NAMES[value] }))
    case 'speedCorpus': {
      const corpora = [...new Set(model.throughput.map(({ corpus }) => corpus))]
      return corpora.map((label) => ({ value: label, label }))
    }
  }
}

const MACRO_NAMES: Readonly<Record<string, string>> = {
  macro: 'all real text (macro)',
  'macro-synthetic': 'all generated text (macro)',
}

/** A labelled select; `onChange` gets the value that was chosen. */
export function select(
  name: string,
  label: string,
  choices: readonly Choice[],
  onChange: (value: string) => void,
): HTMLLabelElement {
  const box = element('select', { 'data-control': name })
  for (const { value, label: text } of choices) box.append(element('option', { value }, text))
  box.addEventListener('change', () => onChange(box.value))
  return element('label', {}, label, box)
}

export function controlSelect(
  model: HtmlModel,
  control: Control,
  onChange: (value: string) => void,
): HTMLLabelElement {
  return select(control, CONTROL_NAMES[control], choicesOf(model, control), onChange)
}
