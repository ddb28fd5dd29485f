import type { Source } from '../manifest.ts'
import { generated, handWritten } from '../own-text.ts'
import { newsletterLayouts } from './generators/newsletter-layouts.ts'
import { renderedViews } from './generators/rendered-views.ts'
import { sitePages } from './generators/site-pages.ts'

/** Texts we wrote or generate ourselves: HTML, of which packages ship little. */
export const authored: readonly Source[] = [
  generated('code/html', 'train', sitePages),
  generated('code/html', 'train', newsletterLayouts),
  generated('code/html', 'holdout', renderedViews),
  handWritten('code/html'),
]
