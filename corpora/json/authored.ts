import type { Source } from '../manifest.ts'
import { generated } from '../own-text.ts'
import { accountBooks } from './generators/account-books.ts'
import { applicationSettings } from './generators/application-settings.ts'
import { buildPipelines } from './generators/build-pipelines.ts'
import { businessMessages } from './generators/business-messages.ts'
import { clusterLogs } from './generators/cluster-logs.ts'
import { deviceMessages } from './generators/device-messages.ts'
import { drawingsAndLayouts } from './generators/drawings-and-layouts.ts'
import { encodedFields } from './generators/encoded-fields.ts'
import { hashLists } from './generators/hash-lists.ts'
import { hexDumps } from './generators/hex-dumps.ts'
import { kubernetesManifests } from './generators/kubernetes-manifests.ts'
import { mailAttachments } from './generators/mail-attachments.ts'
import { measurementTables } from './generators/measurement-tables.ts'
import { numberArrays } from './generators/number-arrays.ts'
import { pemFiles } from './generators/pem-files.ts'
import { productEvents } from './generators/product-events.ts'
import { productFeeds } from './generators/product-feeds.ts'
import { traceSpans } from './generators/trace-spans.ts'
import { webServiceLogs } from './generators/web-service-logs.ts'

/** Texts we generate ourselves. Each generator has its own templates, words and styles: each is one source. */
export const authored: readonly Source[] = [
  generated('json/jsonl-logs', 'train', webServiceLogs),
  generated('json/jsonl-logs', 'train', clusterLogs),
  generated('json/jsonl-logs', 'holdout', productEvents),
  generated('json/jsonl-logs', 'holdout', deviceMessages),
  generated('json/yaml', 'train', kubernetesManifests),
  generated('json/yaml', 'train', buildPipelines),
  generated('json/yaml', 'holdout', applicationSettings),
  generated('json/xml', 'train', productFeeds),
  generated('json/xml', 'train', businessMessages),
  generated('json/xml', 'holdout', drawingsAndLayouts),
  generated('json/base64', 'train', pemFiles),
  generated('json/base64', 'train', mailAttachments),
  generated('json/base64', 'holdout', encodedFields),
  generated('json/hex-uuid', 'train', traceSpans),
  generated('json/hex-uuid', 'train', hashLists),
  generated('json/hex-uuid', 'holdout', hexDumps),
  generated('json/numbers', 'train', measurementTables),
  generated('json/numbers', 'train', numberArrays),
  generated('json/numbers', 'holdout', accountBooks),
]
