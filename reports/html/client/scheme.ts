import type { Group } from '../model.ts'
import { THEMES, type Theme } from '../theme.ts'

const prefersDark = matchMedia('(prefers-color-scheme: dark)')
const onPaper = matchMedia('print')

function scheme(): 'light' | 'dark' {
  if (onPaper.matches) return 'light'
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return prefersDark.matches ? 'dark' : 'light'
}

export function currentTheme(): Theme {
  return THEMES[scheme()]
}

/** Redraws whenever the colours change: by the reader's switch, the system's, or for printing. */
export function watchScheme(button: HTMLElement, redraw: () => void): void {
  const update = (): void => {
    button.textContent = scheme() === 'dark' ? 'Light colours' : 'Dark colours'
    for (const mark of document.querySelectorAll<HTMLElement>('[data-group]')) {
      mark.style.background = currentTheme().groups[mark.dataset.group as Group]
    }
    redraw()
  }
  button.addEventListener('click', () => {
    document.documentElement.dataset.theme = scheme() === 'dark' ? 'light' : 'dark'
    update()
  })
  prefersDark.addEventListener('change', update)
  onPaper.addEventListener('change', update)
  update()
}
