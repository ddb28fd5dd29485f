import type { HtmlModel } from '../model.ts'
import { SECTIONS } from '../sections.ts'
import { showSection } from './chart-section.ts'
import { watchScheme } from './scheme.ts'
import { showWorst } from './worst-section.ts'

const model = JSON.parse(document.getElementById('model')?.textContent ?? '') as HtmlModel
const redraws = SECTIONS.map((section) => showSection(model, section))
showWorst(model)
const redraw = (): void => {
  for (const draw of redraws) draw()
}
watchScheme(document.getElementById('theme') as HTMLElement, redraw)

let width = document.documentElement.clientWidth
let pending = 0
addEventListener('resize', () => {
  cancelAnimationFrame(pending)
  pending = requestAnimationFrame(() => {
    if (document.documentElement.clientWidth === width) return
    width = document.documentElement.clientWidth
    redraw()
  })
})
