import { THEMES, type Theme } from './theme.ts'

const variables = ({ ink, muted, grid, surface, accent, band, bias }: Theme): string =>
  `--bias:${bias.join(',')};--ink:${ink};--muted:${muted};--grid:${grid};--surface:${surface};--accent:${accent};--band:${band};`

/** Token colours that alternate, so that each boundary shows; text keeps its own colour and contrast. */
const TOKENS = {
  light: ['#d6e8f7', '#fbe6cd', '#d8efe3', '#f1dcec'],
  dark: ['#1f3f58', '#553a1a', '#1d4739', '#4a2c44'],
} as const

const tokens = (scheme: 'light' | 'dark'): string =>
  TOKENS[scheme].map((colour, index) => `--token${index}:${colour};`).join('')

const light = `color-scheme:light;${variables(THEMES.light)}${tokens('light')}`
const dark = `color-scheme:dark;${variables(THEMES.dark)}${tokens('dark')}`

/** The scheme is the reader's, unless the page's switch says otherwise; paper is always light. */
export const STYLE: string = `
:root{${light}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}
:root[data-theme=dark]{${dark}}
@media print{:root:root:root{${light}}}
*{box-sizing:border-box}
html{font:16px/1.55 system-ui,-apple-system,"Segoe UI",sans-serif;background:var(--surface);color:var(--ink);scroll-padding-top:1rem}
body{margin:0 auto;max-width:72rem;padding:2.5rem 1.5rem 5rem}
h1{font-size:2rem;line-height:1.2;letter-spacing:-.02em;margin:0}
h2{font-size:1.35rem;line-height:1.3;letter-spacing:-.01em;margin:0 0 .25rem}
p{margin:.35rem 0;max-width:46rem}
a{color:var(--accent);text-underline-offset:.15em}
.top{display:flex;gap:1rem;justify-content:space-between;align-items:flex-start}
.lead,.note,.meta{color:var(--muted)}
.note,.meta{font-size:.875rem}
.badge{display:inline-block;border:1px solid var(--grid);border-radius:1rem;padding:.05rem .7rem;font-size:.875rem;margin-right:.35rem}
.badge.bad{border-color:currentColor;font-weight:650}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1.1rem;padding:.75rem 0;margin:1.25rem 0 0;border-block:1px solid var(--grid);font-size:.9375rem}
section{padding-top:2.75rem}
.controls{display:flex;flex-wrap:wrap;gap:.6rem 1.25rem;margin:.9rem 0 .6rem}
.controls label{display:flex;flex-direction:column;font-size:.8125rem;color:var(--muted);min-width:0;max-width:100%}
select,button{font:inherit;font-size:.9375rem;color:var(--ink);background:var(--surface);border:1px solid var(--muted);border-radius:.35rem;padding:.3rem .55rem;max-width:100%}
button{cursor:pointer;white-space:nowrap}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
figure{margin:0}
.chart,.scroll{overflow-x:auto;position:relative}
.chart{padding-bottom:.35rem}
.chart svg{display:block;height:auto;overflow:visible}
.bias{display:flex;gap:.5rem;align-items:center;font-size:.875rem;margin:.75rem 0 0}
.scale{width:9rem;height:.75rem;border-radius:.2rem;background:linear-gradient(90deg,var(--bias))}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.1rem;font-size:.875rem;margin:.75rem 0 0;padding:0;list-style:none}
.legend span{display:inline-block;width:.75rem;height:.75rem;border-radius:50%;margin-right:.4rem}
details{margin:.6rem 0}
summary{cursor:pointer;color:var(--accent);font-size:.9375rem;width:fit-content}
table{border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums;margin:.5rem 0}
th,td{padding:.28rem .7rem .28rem 0;text-align:right;border-bottom:1px solid var(--grid);vertical-align:top}
th{font-weight:600;vertical-align:bottom}
th:first-child,td:first-child,.text td,.text th{text-align:left}
.text td{overflow-wrap:anywhere;min-width:6rem}
.text .number{text-align:right;min-width:0;overflow-wrap:normal}
.texts{list-style:none;padding:0;margin:0}
.texts li{border-bottom:1px solid var(--grid);padding:.9rem 0}
.texts .name{font-weight:600;overflow-wrap:anywhere}
.excerpt{font:.8125rem/1.7 ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere;margin:.4rem 0 0;unicode-bidi:plaintext;max-width:none}
.t0{background:var(--token0)}.t1{background:var(--token1)}.t2{background:var(--token2)}.t3{background:var(--token3)}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:.5rem}
@media (max-width:40rem){body{padding:1.25rem 1rem 3rem}h1{font-size:1.5rem}section{padding-top:2rem}}
@media print{
body{max-width:none;padding:0}nav,.controls,button,.skip{display:none}
.choice{display:block!important}
section{padding-top:1.25rem}figure,li,tr,.charted{break-inside:avoid}.charted details{display:none}h2,.lead,.choice{break-after:avoid}
.chart,.scroll{overflow:visible}.chart svg{max-width:100%!important;max-height:20cm}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}
.choice{display:none;font-size:.875rem}
`
